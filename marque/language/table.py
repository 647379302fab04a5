EN={"count":"Count: {counts}."}
FR=EN
