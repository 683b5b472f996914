import { expect, test } from 'vitest';
import { cardPlace, overlap, within, type Rect } from './places';

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height });
const ROOM = rect(0, 50, 1366, 600);
const CARD = { width: 372, height: 240 };
const at = (place: { left: number; top: number }): Rect => ({ ...place, ...CARD });

test('a card stands beside what is lit, never over it, wherever that is', () => {
  for (const lit of [rect(20, 60, 200, 200), rect(600, 300, 120, 120), rect(1200, 560, 150, 80)]) {
    const place = at(cardPlace(CARD, ROOM, [lit], null));
    expect(overlap(place, lit)).toBe(0);
    expect(within(place, ROOM)).toEqual(place);
    expect(Math.hypot(place.left - lit.left, place.top - lit.top)).toBeLessThan(600);
  }
});

test('where everything is lit, the piece to click stays free', () => {
  const target = rect(500, 300, 80, 80);
  expect(overlap(at(cardPlace(CARD, ROOM, [ROOM], target)), target)).toBe(0);
});

test('where nothing is lit, it stands in the corner', () => {
  expect(cardPlace(CARD, ROOM, [], null)).toEqual({ left: 1366 - 372 - 10, top: 650 - 240 - 10 });
});

test('what lies apart does not overlap', () => {
  expect(within(rect(0, 0, 10, 10), rect(20, 0, 10, 10))).toBeNull();
  expect(within(rect(0, 0, 10, 10), rect(5, 5, 10, 10))).toEqual(rect(5, 5, 5, 5));
});
