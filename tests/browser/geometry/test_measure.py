"""The measuring itself: every kind of fault is found where it is planted, and nothing where nothing is wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.geometry.findings import measure
from tests.browser.screens import SCREENS, Screen

LAPTOP, PHONE = SCREENS["1366x650"], SCREENS["390x664"]
BASE = """<style>
    body { margin: 0; font: 16px sans-serif; overflow: hidden }
    p, ol { margin: 0 }
    .piece { width: 60px; height: 60px; border: 0 }
    .on { position: absolute; left: 40px; top: 2px }
    .cover { position: absolute; left: 40px; top: 0; width: 60px; height: 60px; background: #fff }
    .box { width: 40px; overflow: hidden; white-space: nowrap }
    [data-key]::before {
        content: attr(data-key); position: absolute; left: 0; top: -9px; width: 20px; height: 15px; background: #fff;
    }
    .clamp { width: 60px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
</style>"""
PIECE = '<button class="piece legal">a</button>'
QUIET = '<button class="piece legal quiet">a</button>'
SOUND = {
    "a piece with its badge": f'<div style="width:90px">{PIECE}<b class="on" style="top:40px">3</b></div>',
    "turned cards beside each other": '<div style="padding:20px">'
    + '<button class="piece legal" style="width:80px;transform:rotate({})">a</button>'.format("-9deg")
    + '<button class="piece legal" style="width:80px;transform:rotate({})">b</button></div>'.format("9deg"),
    "a fan of cards, each a strip in sight": "<div data-fanned>"
    + '<button class="piece legal" style="float:left;margin-right:-42px;background:#fff">2</button>' * 3
    + "</div>",
    "a question under glass": """<div data-testid="prompt" style="width:90px;height:60px"></div>
        <div class="cover" style="background:none"></div>""",
    "a round piece": '<button class="piece legal" style="border-radius:50%">a</button>',
    "a long list that scrolls inside": '<ol data-testid="move-list" style="height:90px;overflow:auto">'
    + "<li><button class='legal' style='height:50px'>move</button></li>" * 9
    + "</ol>",
    "a text under an opaque card": '<p>below</p><p class="cover" style="left:0">above</p>',
    "lines close to each other": '<p style="line-height:1">one</p><p style="line-height:1">two</p>',
    "a name that ends in dots": '<div style="display:flex"><button title="all" style="width:60px">'
    + '<span style="display:block;overflow:hidden;white-space:nowrap">a long name</span></button>'
    + '<button style="background:#eee">the next one</button></div>',
    "a quiet piece below, with nothing to play": f'<div class="box"><div>{QUIET}</div></div>',
    "text for readers only": '<span style="position:absolute;clip-path:inset(50%);font-size:4px">hidden</span>',
    "a word that goes as a whole where it does not fit": """<style>.goes { height: 18px; width: 100% }</style>
        <p style="width:90px;height:20px;overflow:hidden;display:flex;flex-flow:column wrap">
        <span class="goes">one</span><span class="goes">two</span></p>""",
    "a text with two lines in its box": '<button style="width:60px">two lines</button>',
    "a number drawn on a disc": """<svg viewBox="0 0 40 40" width="40" height="40">
        <circle cx="20" cy="20" r="19" fill="#ccc" /><text x="14" y="26" font-size="16">i l</text></svg>""",
}
PLANTED = {
    "off screen": f'<div style="position:fixed;top:630px">{PIECE}</div>',
    "cut by a box": f'<div class="box"><div>{PIECE}</div></div>',
    "covered": '<div><button class="piece legal"></button></div><div class="cover"></div>',
    "page scrolls": '<style>body { overflow: visible }</style><div style="height:700px"></div>',
    "texts overlap": '<p>the first text</p><p class="on">the second text</p>',
    "text half hidden": '<p>a text that is to be read</p><div class="cover"></div>',
    "small text": '<p style="font-size:10px">tiny</p>',
    "text cut off": '<p class="box">a text that is too long</p>',
    "text sticks out": '<button style="width:60px;white-space:nowrap">a text that is too long</button>',
    "lines cut off": '<p class="clamp">a text that is too long for its two lines</p>',
}
UNDER_GLASS = '<div><button class="piece legal"></button></div><div class="cover" style="background:none"></div>'
HIDDEN_PARTS = {
    "question": '<div data-testid="prompt" style="position:absolute;top:600px;height:90px;width:90px">What?</div>',
    "main button": '<button data-testid="main" style="position:absolute;top:630px;height:60px">Done</button>',
    "hand": '<div data-testid="hand" style="position:absolute;top:500px;height:300px;width:90px"></div>',
    "moves": '<div class="box" style="height:20px"><ol data-testid="move-list" style="height:90px"></ol></div>',
}


@pytest.fixture(scope="module")
def blank(chromium: Browser) -> Iterator[Page]:
    context = LAPTOP.context(chromium)
    yield context.new_page()
    context.close()


def kinds(page: Page, html: str, screen: Screen = LAPTOP) -> set[str]:
    page.set_content(BASE + html)
    return {finding.kind for finding in measure(page, screen)}


@pytest.mark.parametrize("html", SOUND.values(), ids=SOUND.keys())
def test_nothing_is_found_where_nothing_is_wrong(blank: Page, html: str) -> None:
    assert kinds(blank, html) == set()


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(blank: Page, kind: str) -> None:
    assert kinds(blank, PLANTED[kind]) == {kind}


@pytest.mark.parametrize("what", HIDDEN_PARTS)
def test_every_part_of_what_is_asked_must_be_in_sight(blank: Page, what: str) -> None:
    blank.set_content(BASE + HIDDEN_PARTS[what])
    hidden = [finding for finding in measure(blank, LAPTOP) if finding.kind in ("off screen", "cut by a box")]
    assert [what in finding.detail for finding in hidden] == [True]


def test_what_is_pressed_may_not_lie_under_glass(blank: Page) -> None:
    assert kinds(blank, UNDER_GLASS) == {"covered"}


def test_a_quiet_piece_behind_which_moves_lie_must_be_in_sight(blank: Page) -> None:
    assert kinds(blank, f'<div class="box"><div class="glows">{QUIET}</div></div>') == {"cut by a box"}


@pytest.mark.parametrize(("step", "found"), [(15, set()), (9, {"covered"})])
def test_a_card_in_a_fan_needs_a_strip_of_its_own(blank: Page, step: int, found: set[str]) -> None:
    card = f'<button class="piece legal" style="float:left;margin-right:{step - 60}px;background:#fff"></button>'
    assert kinds(blank, f"<div data-fanned>{card * 3}</div>") == found
    assert kinds(blank, f"<div>{card * 3}</div>") == {"covered"}, "only what is declared to be a fan"
    cover = '<div class="cover" style="left:20px"></div>'
    assert kinds(blank, f"<div data-fanned>{card}</div>{cover}") == {"covered"}, "only by cards of the same fan"


def test_a_key_hides_no_text_but_what_it_says_itself(blank: Page) -> None:
    piece = '<div style="padding:20px"><button class="piece" data-key="b2" style="position:relative">{}</button></div>'
    words = '<b style="position:absolute;left:2px;top:{}px">{}</b>'
    assert kinds(blank, piece.format(words.format(30, "5"))) == set()
    assert kinds(blank, piece.format(words.format(-10, "5"))) == {"text half hidden"}
    assert kinds(blank, piece.format(words.format(-10, "2"))) == set()


def test_a_key_lies_on_no_other_key(blank: Page) -> None:
    piece = '<button class="piece" data-key="{}" style="position:relative;width:{}px;padding:0"></button>'
    row = '<div style="padding:20px;display:flex">{}</div>'
    assert kinds(blank, row.format(piece.format("b1", 24) + piece.format("b2", 24))) == set()
    assert kinds(blank, row.format(piece.format("b1", 14) + piece.format("b2", 14))) == {"texts overlap"}


def test_a_picture_made_smaller_is_not_read(blank: Page) -> None:
    assert kinds(blank, '<div data-reduced style="scale:0.5">name</div>') == set()


def test_letters_of_a_drawing_count_as_large_as_they_are_drawn(blank: Page) -> None:
    drawing = '<svg viewBox="0 0 100 100" width="{size}" height="{size}"><text y="50" font-size="20">name</text></svg>'
    assert kinds(blank, drawing.format(size=100)) == set()
    assert kinds(blank, drawing.format(size=50)) == {"small text"}
    assert kinds(blank, '<p style="transform:scale(0.5);margin:0">name</p>') == {"small text"}


def test_a_text_may_not_stick_out_of_what_is_drawn_below_it(blank: Page) -> None:
    label = """<svg viewBox="0 0 200 40" width="200" height="40"><rect x="40" width="{width}" height="40" fill="#ccc" />
        <text x="100" y="26" font-size="16" text-anchor="middle">a long name</text></svg>"""
    assert kinds(blank, label.format(width=60)) == {"text sticks out"}
    assert kinds(blank, label.format(width=120)) == set()


def test_phones_need_larger_letters_and_targets(blank: Page) -> None:
    small = '<p style="font-size:11.5px">name</p><button style="width:40px;height:40px">x</button>'
    assert kinds(blank, small, PHONE) >= {"small text", "small target"}
    assert kinds(blank, small) == set()


def test_a_page_wider_than_a_phone_is_found(chromium: Browser) -> None:
    context = PHONE.context(chromium)
    page = context.new_page()
    head = '<meta name="viewport" content="width=device-width">'
    assert kinds(page, head + '<div style="width:420px;height:20px"></div>', PHONE) == {"page scrolls"}
    assert kinds(page, head, PHONE) == set()
    context.close()


def test_pages_that_are_no_table_may_be_long(blank: Page) -> None:
    blank.set_content(BASE + PLANTED["page scrolls"])
    assert measure(blank, LAPTOP, still=False, asked=False) == []
