import { describe, expect, it } from 'vitest';
import { LONGEST_MS, scenes, schedule } from './schedule';

const ends = (group: { delay: number; ms: number }[]) => Math.max(...group.map(({ delay, ms }) => delay + ms));

describe('the pieces of one turn', () => {
  it('fly event after event, never on top of each other', () => {
    const times = schedule([2, 3, 1], 1);
    expect(times.map((group) => group.length)).toEqual([2, 3, 1]);
    for (let at = 1; at < times.length; at += 1)
      expect(times[at]?.[0]?.delay).toBeGreaterThanOrEqual(ends(times[at - 1] ?? []) - 1e-6);
  });

  it('take no longer than the limit, however many they are', () => {
    const many = schedule([12, 8, 12, 3, 9, 9, 9, 4, 4], 1);
    expect(ends(many.flat())).toBeLessThanOrEqual(LONGEST_MS + 1e-6);
    expect(ends(schedule([1], 1).flat())).toBeLessThan(LONGEST_MS);
  });

  it('fly as fast as somebody likes', () => {
    expect(ends(schedule([2, 3], 4).flat())).toBeCloseTo(ends(schedule([2, 3], 1).flat()) / 4);
  });

  it('fly together where the same happens to several people', () => {
    const kinds = ['payday', 'sell', 'sell', 'raid', 'lose', 'refill'];
    const events = kinds.map((kind, seat) => ({ kind, seat }));
    expect(scenes(events).map((scene) => scene.map((event) => event.kind))).toEqual([
      ['payday'],
      ['sell', 'sell'],
      ['raid'],
      ['lose'],
      ['refill'],
    ]);
  });
});
