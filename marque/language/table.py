EN={"count":"Count: {counts}.","not-yet":"not yet: {what}","too-many":"too many: {what}","cards":("{number} card","{number} cards"),"tricks":("{number} trick","{number} tricks")}
FR=EN
