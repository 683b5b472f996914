"""Writing a box as a TOML file, as `kernel.box` reads it."""

import json
import re

BARE = re.compile(r"[A-Za-z0-9_-]+")
HEAD = """\
# A box of an owner, written by Entrepot. `source` says where the numbers of a table come from, `<key>_source` where one
# of them does: "owner" is read from the real game, "house" is a stand-in. Play with it: entrepot play {game} --box FILE
"""


def written(facts: dict[str, object]) -> str:
    """The text of a box file with these facts."""
    plain = {key: value for key, value in facts.items() if not isinstance(value, dict | list)}
    lines = [HEAD.format(game=plain.get("game", "")), *_pairs(plain)]
    for name, content in facts.items():
        if isinstance(content, dict):
            lines += ["", f"[{_key(name)}]", *_pairs(content)]
        elif isinstance(content, list):
            for part in content:
                lines += ["", f"[[{_key(name)}]]", *_pairs(part)]
    return "\n".join(lines) + "\n"


def _pairs(facts: dict[str, object]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in facts.items()]


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _value(value: object) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(_pairs(value))} }}" if value else "{}"
    return json.dumps(value, default=str)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
