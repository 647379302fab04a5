// What the tests look for on a page.

const all = (selector, what = one => one) => [...document.querySelectorAll(selector)].map(what);

const unfold = () => all('details', one => { one.open = true; });

// Elements that stand out of the window; what is only for whoever listens is passed over.
const stickingOut = () => all('body *').filter(one => {
  const box = one.getBoundingClientRect();
  return !one.closest('.heard, thead, title, desc') && box.width
    && (box.right > innerWidth + 1 || box.left < -1);
}).map(one => one.outerHTML.slice(0, 90));

// Texts of charts that lie outside of their picture, or upon one another.
const textsOfCharts = () => all('svg.chart', chart => {
  const view = chart.viewBox.baseVal, wrong = [];
  const texts = [...chart.querySelectorAll('text')].map(text => {
    const box = text.getBBox(), shift = chart.getCTM().inverse().multiply(text.getCTM());
    return {words: text.textContent, left: box.x + shift.e, right: box.x + shift.e + box.width,
      top: box.y + shift.f, bottom: box.y + shift.f + box.height};
  });
  texts.forEach((one, n) => {
    if (one.left < -1 || one.top < -2 || one.right > view.width + 1 || one.bottom > view.height + 2)
      wrong.push(`outside: ${one.words}`);
    for (const other of texts.slice(n + 1))
      if (one.left < other.right - 1 && other.left < one.right - 1
          && one.top < other.bottom - 4 && other.top < one.bottom - 4)
        wrong.push(`${one.words} upon ${other.words}`);
  });
  return wrong;
}).flat();

// Contrast as WCAG 2.2 reckons it.
const channel = c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
const parts = colour => colour.match(/[\d.]+/g).map(Number);
const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
const contrast = (one, other) => {
  const [more, less] = [light(parts(one)), light(parts(other))].sort((a, b) => b - a);
  return (more + .05) / (less + .05);
};
const ground = one => {
  for (let at = one; at; at = at.parentElement) {
    const own = getComputedStyle(at).backgroundColor;
    if (parts(own).length < 4 || parts(own)[3] > 0) return own;
  }
  return 'rgb(255, 255, 255)';
};
const least = found => found.reduce((low, one) => one[0] < low[0] ? one : low, [99, '']);

// The least contrast of any letters, and of any mark on a chart: the ratio, and where it is.
const contrastOfLetters = () => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode.data.trim(), one = walk.currentNode.parentElement;
    if (!words || one.closest('title, desc')) continue;
    const style = getComputedStyle(one);
    found.push([contrast(one.closest('svg') ? style.fill : style.color, ground(one)), words]);
  }
  return least(found);
};
const contrastOfMarks = () => least(all('.bar, .mark, .line, .level', one => {
  const style = getComputedStyle(one);
  const ink = one.matches('.line') ? style.stroke : style.fill;
  return [contrast(ink, ground(one)), one.outerHTML.slice(0, 60)];
}));

// How far left each piece of the text of the first such element stands, in the order written.
const leftsOf = (selector, words) => {
  const one = all(selector).find(one => one.textContent.includes(words));
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
  while (walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    found.push(range.getBoundingClientRect().left);
  }
  return found;
};
