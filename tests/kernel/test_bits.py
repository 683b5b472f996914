"""Sets as bits of an integer, the same in both builds."""

from entrepot.kernel.bits import HIGHEST, bit


def test_each_number_has_a_bit_of_its_own() -> None:
    assert [bit(number) for number in range(HIGHEST + 1)] == [2**number for number in range(HIGHEST + 1)]
