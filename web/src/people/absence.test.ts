import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { goneFor, missed } from './absence';
import { nudgeIn, short } from './spans';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  bot: null,
  mine: false,
  online: true,
  away: false,
  seen: null,
  stand_in: null,
  offered: null,
  nudged: null,
  conceded: false,
  ...more,
});
const table = (seats: SeatInfo[], waiting: number[], since = 1000): TableInfo =>
  ({ seats, waiting, since, status: 'playing' }) as unknown as TableInfo;

describe('who is missed', () => {
  it('is away only after a moment, and never where a bot plays', () => {
    const gone = seat(1, { online: false, seen: 1000 });
    const at = { since: 900, status: 'playing' } as const;
    expect(goneFor(gone, at, 1005)).toBeNull();
    expect(goneFor(gone, at, 1360)).toBe(360);
    expect(goneFor({ ...gone, away: true }, at, 1360)).toBeNull();
    expect(goneFor({ ...gone, conceded: true }, at, 1360)).toBeNull();
    expect(goneFor({ ...gone, kind: 'bot' }, at, 1360)).toBeNull();
    expect(goneFor({ ...gone, seen: null }, at, 1360)).toBe(460);
    expect(goneFor(gone, { ...at, status: 'over' }, 1360)).toBeNull();
  });

  it('is whoever is asked and away, or slow; never while I am asked myself', () => {
    const me = seat(0, { mine: true });
    const gone = seat(1, { online: false, seen: 1000 });
    expect(missed(table([me, gone], [1]), 1360)).toEqual({ seat: gone, gone: 360 });
    expect(missed(table([me, gone], [0, 1]), 1360)).toBeNull();
    const slow = seat(1);
    expect(missed(table([me, slow], [1]), 1030)).toBeNull();
    expect(missed(table([me, slow], [1]), 1070)).toEqual({ seat: slow, gone: null });
  });

  it('says how long in few letters', () => {
    expect([short(20), short(360), short(7300), short(3 * 86400)]).toEqual(['now', '6 min', '2 h', '3 days']);
  });

  it('is nudged once in two minutes', () => {
    expect(nudgeIn(seat(1), 1000)).toBe(0);
    expect(nudgeIn(seat(1, { nudged: 1000 }), 1030)).toBe(90);
    expect(nudgeIn(seat(1, { nudged: 1000 }), 1121)).toBe(0);
  });
});
