import { expect, test } from 'vitest';
import { chanceAt, ends, marks, nearest, path, scale, stripes, type Size } from './chart';

const size: Size = { width: 200, height: 120, left: 20, right: 80, top: 10, bottom: 10 };
const course = [
  { index: 0, chances: [0.5, 0.5] },
  { index: 5, chances: [null, 0.6] },
  { index: 10, chances: [0.2, 0.8] },
];
const measure = scale(course, 10, size);

test('the game fills the width, and the height ends a little above the best chance', () => {
  expect([measure.x(0), measure.x(10)]).toEqual([20, 120]);
  expect(measure.y(0)).toBe(110);
  expect(measure.y(0.84)).toBeCloseTo(10);
  expect(measure.grid).toEqual([0, 0.25, 0.5, 0.75]);
  expect(scale([{ index: 0, chances: [1, 0] }], 1, size).grid).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('where nothing is known of a seat its line has a gap', () => {
  expect(path(course, 1, measure)).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
  expect(path(course, 0, measure)).toMatch(/^M[\d. ]+M[\d. ]+$/);
  expect(chanceAt(course, 0, 7)).toBe(0.5);
  expect(chanceAt([], 0, 7)).toBeNull();
});

test('names stand at the ends of the lines, from the highest down and never over each other', () => {
  const level = [{ index: 0, chances: [0.3, 0.34, 0.36] }];
  const places = ends(level, [0, 1, 2], scale(level, 1, size), size);
  expect(places.map((end) => end.seat)).toEqual([2, 1, 0]);
  for (const [at, end] of places.entries())
    if (at) expect(end.at - (places[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(19 - 1e-9);
  expect(Math.max(...places.map((end) => end.at))).toBeLessThanOrEqual(110);
});

test('numbers of decisions keep to their line, and never lie on each other', () => {
  const close = [
    { x: 60, y: 50 },
    { x: 64, y: 52 },
    { x: 70, y: 48 },
    { x: 110, y: 50 },
  ];
  const places = marks(close, size);
  expect(places.map(({ x }) => x)).toEqual([60, 64, 70, 110]);
  expect(places[0]).toEqual(close[0]);
  expect(places[3]).toEqual(close[3]);
  for (const [at, one] of places.entries())
    for (const other of places.slice(0, at)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
  for (const { y } of places) expect(y >= 10 && y <= 110).toBe(true);
});

test('rounds are stripes of two kinds, from one to the next', () => {
  const bands = [
    { index: 0, progress: { round: 1 } },
    { index: 6, progress: { round: 2 } },
  ];
  expect(stripes(bands, 10, measure).map(({ from, to, shaded }) => [from, to, shaded])).toEqual([
    [20, 80, true],
    [80, 120, false],
  ]);
});

test('of many short rounds those are named that have room', () => {
  const bands = Array.from({ length: 10 }, (_, at) => ({ index: at, progress: { round: at + 1 } }));
  const middles = stripes(bands, 10, measure).flatMap(({ middle, named }) => (named ? [middle] : []));
  expect(middles).toEqual([25, 55, 85, 115]);
});

test('a click goes to the decision that is nearest', () => {
  expect(nearest([0, 4, 9], 70, measure)).toBe(4);
  expect(nearest([], 70, measure)).toBeUndefined();
});
