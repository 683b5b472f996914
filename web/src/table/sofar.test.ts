import { expect, test } from 'vitest';
import type { Entry } from '../api/types';
import { movesSoFar } from './sofar.svelte';

const log = [null, 0, 1, 1, 0, 1, 1].map((seat, index): Entry => ({ index, seat, events: [] }));
const indices = (seat: number, undoable: number) => movesSoFar(log, seat, undoable).map((entry) => entry.index);

test('a turn so far is what a restart would take back, and no more', () => {
  expect(indices(1, 2)).toEqual([5, 6]);
  expect(indices(1, 1)).toEqual([6]);
  expect(indices(1, 0)).toEqual([]);
});
