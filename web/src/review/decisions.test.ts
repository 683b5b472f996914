import { expect, test } from 'vitest';
import { decisionsOf, keyMoments, kind, lostBy, signed, type Verdict } from './decisions';

const weighed = (move: number, chance: number) => ({ move, chance, points: { markers: 12.5, cards: 3 }, tries: 40 });
const verdict = (index: number, swing: number, more: Partial<Verdict> = {}): Verdict => ({
  index,
  seat: 0,
  asked: 'bid',
  choices: 5,
  chances: [0.25, 0.75],
  played: weighed(3, 0.25 + Math.min(0, swing)),
  best: weighed(6, 0.25),
  as_master: swing >= 0,
  swing,
  term: 'markers',
  next: null,
  ...more,
});
const review = {
  verdicts: [verdict(40, -0.11), verdict(10, -0.08), verdict(24, 0.06), verdict(30, -0.03, { term: 'cards' })].concat(
    verdict(12, 0),
    verdict(15, -0.5, { seat: 1 }),
  ),
  swings: [15, 40, 10, 24, 30, 12],
};
const own = decisionsOf(review, 0);
const indices = (all: { index: number }[]) => all.map((one) => one.index);

test('the decisions of a seat stand in the order of the game, and its three largest swings are numbered in it', () => {
  expect(indices(own)).toEqual([10, 12, 24, 30, 40]);
  expect(own.map((one) => one.number)).toEqual([1, null, 2, null, 3]);
});

test('who played as the master has given nothing away', () => {
  const one = decisionsOf({ verdicts: [verdict(3, -0.02, { as_master: true })], swings: [3] }, 0);
  expect(one.map(({ swing, number }) => [swing, number])).toEqual([[0, null]]);
});

test('key moments begin with the numbered ones; good moves are among them, what made no difference is not', () => {
  expect(indices(keyMoments(own))).toEqual([10, 24, 40, 30]);
});

test('by what most was given away', () => {
  expect(lostBy(own, 3).map((one) => one.term)).toEqual(['markers', 'cards']);
  expect(lostBy(own, 1)).toHaveLength(1);
});

test('figures as people read them', () => {
  expect([kind({ swing: 0.06 }), kind({ swing: -0.004 }), kind({ swing: -0.02 })]).toEqual(['good', 'even', 'bad']);
  expect([signed(-0.08), signed(0.06), signed(-0.001)]).toEqual(['−8', '+6', '0']);
});
