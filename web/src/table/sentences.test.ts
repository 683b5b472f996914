import { describe, expect, it } from 'vitest';
import type { Said } from '../games/module';
import { plain, sentence } from './sentences';
import type { Table } from './state.svelte';

const WORDS = `
event-sold = { $seat } buys { $tile } from { $owner } for { $price }.
event-ships = { $seat } takes { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}.
move-spy = Use the levels of { $other }
`;
const table = {
  name: (seat: number) => ['Anna', 'Ben'][seat],
  details: { words: WORDS, names: {} },
  module: { say: (_key: string, value: unknown) => [{ text: String(value) }] },
} as unknown as Table;
const say = (key: string, values: Record<string, unknown>): Said[] => sentence(key, values, table) ?? [];

describe('a sentence', () => {
  it('calls every seat by its name, whatever part it plays', () => {
    const said = say('event.sold', { seat: 0, tile: 'Flag', owner: 1, price: 3 });
    expect(plain(said)).toBe('Anna buys Flag from Ben for 3.');
    expect(said.filter((piece) => piece.seat !== undefined).map((piece) => piece.seat)).toEqual([0, 1]);
    const takes = (number: number) => plain(say('event.ships', { seat: 0, number }));
    expect([takes(1), takes(3)]).toEqual(['Anna takes 1 ship.', 'Anna takes 3 ships.']);
    expect(plain(say('move.spy', { other: 1 }))).toBe('Use the levels of Ben');
  });
});
