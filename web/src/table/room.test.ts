import { describe, expect, it } from 'vitest';
import { freePlace } from './room';

const room = { left: 10, top: 50, width: 1000, height: 500 };
const card = { width: 400, height: 150 };

describe('the place of a card', () => {
  it('is at home where nothing is in the way', () => {
    expect(freePlace(card, room, [])).toEqual({ left: 10, top: 50 });
    expect(freePlace(card, room, [{ left: 500, top: 300, width: 300, height: 200 }])).toEqual({ left: 10, top: 50 });
  });

  it('is beside what is to be clicked', () => {
    const map = { left: 10, top: 50, width: 350, height: 400 };
    const { left, top } = freePlace(card, room, [map]);
    expect(left).toBeGreaterThanOrEqual(360);
    expect(top).toBe(50);
  });

  it('covers as little as can be where there is no room', () => {
    const all = { left: 0, top: 0, width: 1020, height: 450 };
    expect(freePlace(card, room, [all]).top).toBeGreaterThan(350);
  });

  it('stays in a room that is too small', () => {
    expect(freePlace(card, { left: 8, top: 50, width: 374, height: 100 }, [])).toEqual({ left: 8, top: 50 });
  });
});
