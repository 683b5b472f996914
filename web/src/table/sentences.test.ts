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
    expect(plain(fill('Use the levels of {other}', { other: 1 }, table))).toBe('Use the levels of Ben');
  });
});
