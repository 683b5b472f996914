"""The chart of a contest: that there is room for what it says."""

from xml.etree import ElementTree

import pytest

from entrepot.arena.chart import LETTER, Bar, chart

SVG = "{http://www.w3.org/2000/svg}"
SHORT, LONG = "greedy", "search:0.2s:processes=2 against search:0.2s:net=false"


@pytest.mark.parametrize("labels", [(SHORT,), (LONG, SHORT)])
def test_the_longest_label_has_room_beside_the_bars(labels: tuple[str, ...]) -> None:
    drawn = ElementTree.fromstring(chart("title", [Bar(label, 1.0, 0.5, 1.0, "note") for label in labels], 0.5))
    texts = {text.text: float(text.attrib["x"]) for text in drawn.iter(f"{SVG}text")}
    _, *bars = drawn.iter(f"{SVG}rect")
    for label in labels:
        assert texts[label] >= LETTER * len(label), "it ends there"
    assert all(float(bar.attrib["x"]) > texts[labels[0]] for bar in bars)
    end = float(bars[0].attrib["x"]) + float(bars[0].attrib["width"])
    assert end < texts["note"] < float(drawn.attrib["width"])
