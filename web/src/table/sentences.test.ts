import { describe, expect, it } from 'vitest';
import { fill, plain } from './sentences';
import type { Table } from './state.svelte';

const table = {
  name: (seat: number) => ['Anna', 'Ben'][seat],
  module: { say: (_key: string, value: unknown) => [{ text: String(value) }] },
} as unknown as Table;

describe('a sentence', () => {
  it('calls every seat by its name, whatever part it plays', () => {
    const values = { seat: 0, tile: 'Flag', owner: 1, price: 3 };
    const said = fill('{seat} buys {tile} from {owner} for {price}.', values, table);
    expect(plain(said)).toBe('Anna buys Flag from Ben for 3.');
    expect(said.filter((piece) => piece.seat !== undefined).map((piece) => piece.seat)).toEqual([0, 1]);
    const takes = (number: number) => plain(fill('{seat} takes {number:ship|ships}.', { seat: 0, number }, table));
    expect([takes(1), takes(3)]).toEqual(['Anna takes 1 ship.', 'Anna takes 3 ships.']);
    expect(plain(fill('Use the levels of {other}', { other: 1 }, table))).toBe('Use the levels of Ben');
  });
});
