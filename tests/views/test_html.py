"""A document as HTML and as Markdown: its words are words, whatever is in them."""

import re
from html.parser import HTMLParser

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from test_document import VIEW, documents

from marque.views.document import (
    Column,
    Fact,
    Facts,
    Heading,
    Items,
    Line,
    Piece,
    Row,
    Table,
    Title,
    Totals,
    unstyled,
)
from marque.views.frame import Frame
from marque.views.html import html_plain, render_html
from marque.views.markdown import render_markdown
from marque.views.safe import harmless

EN = Frame(width=120, drawn=True)

TAGS = set(
    "div h1 h2 h3 h4 h5 h6 p dl dt dd ul ol li table caption thead tbody tr th td span strong code "
    "bdi".split()
)
ATTRIBUTES = {"class", "scope", "colspan", "data-label"}
HOSTILE = (
    "=1+1",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"; rm -rf',
    "' onmouseover='x",
    "&lt;b&gt; &amp;",
    "a|b",
    "*a* _b_ `c`",
    "[x](javascript:alert(1))",
    "![x](http://example.org/x.png)",
    "http://example.org www.example.org",
    "# a",
    "- a",
    "+ a",
    "1. a",
    "12) a",
    "---",
    "> a",
    "| a | b |",
    "<!-- a",
    "\\",
    "~~a~~",
    "$a$",
    "]]>",
)
HIDDEN = "a\u200bb\u202ec\u2066d\x1b[31m\x00e"


class Read(HTMLParser):
    """HTML read back: what elements there are, whether each is closed, and the words."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)

    def handle_comment(self, data):
        raise AssertionError(data)

    handle_decl = handle_pi = unknown_decl = handle_comment


def shown(text: str) -> str:
    """The words of a text without the marks and spaces that a rendering may bring."""
    return re.sub(r"[\s\u2068\u2069`]", "", harmless(text))


def texts_of(document):
    for block in document:
        match block:
            case Facts(facts):
                yield from (text for fact in facts for text in (fact.label, fact.value))
            case Totals(totals):
                yield from (text for total in totals for text in (total.name, total.figure))
            case Items(items):
                yield from items
            case Table():
                yield from (cell for row in block.rows for cell in row.cells)
            case Title(text) | Heading(text) | Line(text):
                yield text


quiet = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@quiet
@given(documents, st.sampled_from(["en", "fr"]))
def test_any_document_is_closed_html_that_says_all_its_words(document, lang):
    read = Read(render_html(document, EN._replace(lang=lang)))
    assert read.open == []
    assert read.tags <= TAGS
    assert read.attributes <= ATTRIBUTES
    words = shown("".join(read.words))
    for text in texts_of(document):
        assert shown(unstyled(text)) in words


def test_a_document_in_html() -> None:
    assert render_html(VIEW, EN, level=2) == GOLDEN


GOLDEN = """\
<div class="part">
<h2>dictionnaire (default)</h2>
<dl class="totals">
<div class="elder"><dt>Anne, elder</dt><dd>147</dd></div>
<div><dt>Boris, younger</dt><dd>0</dd></div>
</dl>
</div>
<div class="part">
<h3>The deals</h3>
<table>
<caption>Scores</caption>
<thead><tr><th scope="col" class="right">Deal</th><th scope="col">Elder</th>\
<th scope="col" class="right">Anne</th><th scope="col" class="right">Boris</th></tr></thead>
<tbody>
<tr><th scope="row" class="right" data-label="Deal">1</th><td data-label="Elder">Anne</td>\
<td class="right" data-label="Anne">27</td><td class="right" data-label="Boris">13</td></tr>
<tr class="good"><th scope="row" class="right" data-label="Deal">2</th>\
<td data-label="Elder">Boris</td><td class="right" data-label="Anne"></td>\
<td class="right" data-label="Boris">101</td></tr>
</tbody>
</table>
<dl class="facts">
<div><dt>point</dt><dd>good to <span class="elder">Anne</span>: \
<span class="heart">♥</span>R</dd></div>
<div><dt>carte blanche</dt><dd>no</dd></div>
</dl>
<ol>
<li>show the <span class="heart">♥</span>R</li>
<li>deal again</li>
</ol>
<ul>
<li>one</li>
</ul>
<p class="dim">That&#x27;s all.</p>
</div>
"""


def test_a_table_without_a_caption_has_that_of_its_heading_for_whoever_listens() -> None:
    table = Table((Column("a"), Column("", "right")), (Row(("", "1")), Row(("x", "2"))))
    text = render_html((Title("Sheet"), table, Heading("Deals"), table), EN)
    assert re.findall('<caption class="heard">(.*?)</caption>', text) == ["Sheet", "Deals"]
    assert '<tr><th scope="row" colspan="2" class="right">1</th></tr>' in text
    assert '<th scope="col">a</th><td></td>' in text


def test_what_a_user_types_is_code_and_a_backtick_of_a_name_is_none() -> None:
    line = Line("`marque undo` `Anne` ` `--yes`")
    assert render_html((line,), EN).splitlines()[1] == (
        "<p><code>marque undo</code> `Anne` ` <code>--yes</code></p>"
    )
    assert render_markdown((line,), EN) == "`marque undo` \\`Anne\\` \\` `--yes`\n\n"


def test_right_to_left_names_are_set_apart() -> None:
    text = render_html((Line("אנה 27 <b>"),), EN)
    assert "<p><bdi>אנה</bdi> 27 &lt;b&gt;</p>" in text
    assert html_plain("אנה <b>", EN) == "\u2068אנה\u2069 &lt;b&gt;"


@pytest.mark.parametrize("render", [render_html, render_markdown])
def test_what_cannot_be_seen_is_not_there(render) -> None:
    text = render((Line(HIDDEN),), EN)
    assert "abcd\ufffd" in text
    assert not set("\u200b\u202e\u2066\x1b\x00") & set(text)


# Markdown, read by another program.

READER = MarkdownIt("gfm-like", {"html": True, "linkify": False}).enable("table")


def tokens(text: str):
    for token in READER.parse(text):
        yield token
        yield from token.children or ()


WORDS = {"text", "code_inline", "softbreak", "text_special"}
PLAIN = {
    "heading_open",
    "heading_close",
    "paragraph_open",
    "paragraph_close",
    "inline",
    "strong_open",
    "strong_close",
    "bullet_list_open",
    "bullet_list_close",
    "ordered_list_open",
    "ordered_list_close",
    "list_item_open",
    "list_item_close",
    "table_open",
    "table_close",
    "thead_open",
    "thead_close",
    "tbody_open",
    "tbody_close",
    "tr_open",
    "tr_close",
    "th_open",
    "th_close",
    "td_open",
    "td_close",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_a_name_in_markdown_wherever_it_stands(name: str) -> None:
    document = (
        Title(name),
        Line(name),
        Line(name, "strong"),
        Facts((Fact(name, name),)),
        Items((name, (Piece(name, "strong"),))),
        Table((Column(name), Column("x")), (Row((name, "1")), Row((name, name), "strong"))),
    )
    found = list(tokens(render_markdown(document, EN)))
    assert {one.type for one in found} <= WORDS | PLAIN
    types = [one.type for one in found]
    for kind, count in (("heading", 1), ("list_item", 3), ("tr", 3), ("td", 4), ("th", 2)):
        assert types.count(f"{kind}_open") == count, kind
    words = "".join(one.content for one in found if one.type in WORDS)
    assert words.replace("\u00a0", " ").count(name) == 11


@quiet
@given(documents)
def test_any_document_is_markdown_without_html_or_links(document) -> None:
    found = list(tokens(render_markdown(document, EN)))
    assert {one.type for one in found} <= WORDS | PLAIN
    words = shown("".join(one.content for one in found if one.type in WORDS))
    for text in texts_of(document):
        assert shown(unstyled(text)) in words
