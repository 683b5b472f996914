import { expect, it } from 'vitest';
import { percent } from './hints.svelte';
import { change, figure, terms, whole } from './points';

it('tells points by term, the small ones together', () => {
  const hint = {
    move: 1,
    chance: 0.3,
    points: { a: 1, b: 5, c: 3, d: 0, e: 2 },
    against: null,
    gains: { b: 0.5, e: -1 },
    term: '',
    behind: '',
    ahead: false,
  };
  expect(terms(hint, 3)).toEqual([
    { key: 'b', points: 5, change: 0.5 },
    { key: 'c', points: 3, change: 0 },
    { key: '', points: 3, change: -1 },
  ]);
  expect(terms({ ...hint, term: 'b', behind: 'e' }, 3).map((term) => term.key)).toEqual(['b', 'c', 'e', '']);
});

it('writes figures as people do', () => {
  expect([figure(14.23), figure(117.4), figure(-0.4), figure(-0.04)]).toEqual(['14.2', '117', '−0.4', '0.0']);
  expect([change(2.4), change(-0.4), change(0.01)]).toEqual(['+2.4', '−0.4', '']);
  expect([percent(0.314), whole({ a: 1, b: 2.5 })]).toEqual([31, 3.5]);
});
