"""The packages behind the adapters are wanted only when an adapter is, and then by a sentence."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from entrepot import lab


@pytest.mark.parametrize(
    ("door", "room", "missing", "sentence"),
    [
        (lambda: lab.pettingzoo("carthage"), "zoo", "pettingzoo", "lab.pettingzoo needs pettingzoo: pip install"),
        (lambda: lab.gymnasium("carthage"), "gym", "gymnasium", r"gymnasium: pip install entrepot\[gymnasium\]"),
        (lambda: lab.gymnasium_vector("carthage", 2), "gym_vector", "gymnasium", r"entrepot\[gymnasium\]"),
        (lambda: lab.open_spiel("carthage"), "spiel", "pyspiel", r"needs pyspiel: pip install entrepot\[open-spiel\]"),
    ],
)
def test_a_missing_package_is_named_with_what_to_install(
    door: Callable[[], object], room: str, missing: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"entrepot.lab.adapters.{room}", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ImportError, match=sentence):
        door()


def test_the_lab_loads_none_of_them_by_itself() -> None:
    code = "import sys; import entrepot.lab; print({'gymnasium', 'pettingzoo', 'pyspiel', 'rich'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
