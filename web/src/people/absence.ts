/** Who is missed: players who are asked and are not here, and how long. All times in seconds. */
import type { SeatInfo, TableInfo } from '../api/types';
import { t } from '../words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Whoever is gone for a moment only (another tab, a tunnel) is not called away. */
export const MOMENT = 10;
/** After so long even somebody who is here may be nudged. */
export const IDLE = MINUTE;
/** How long nobody can nudge the same seat again; the server counts, too. */
export const NUDGE_PAUSE = 2 * MINUTE;

type Times = Pick<TableInfo, 'since' | 'status'>;

/** For how long a person is away; null for bots, for those who are here, and where a bot sits in already. */
export function goneFor(seat: SeatInfo, table: Times, now: number): number | null {
  if (table.status !== 'playing' || seat.kind !== 'person' || seat.online || seat.away || seat.conceded) return null;
  const gone = now - (seat.seen ?? table.since);
  return gone >= MOMENT ? gone : null;
}

/** The seat everybody waits for: of those who are asked, one who is away; else one who is slow. */
export function missed(table: TableInfo, now: number): { seat: SeatInfo; gone: number | null } | null {
  if (table.status !== 'playing') return null;
  const asked = table.waiting.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined);
  if (asked.some((seat) => seat.mine && !seat.away && !seat.conceded)) return null;
  const others = asked.filter((seat) => seat.kind === 'person' && !seat.mine && !seat.away && !seat.conceded);
  for (const seat of others) {
    const gone = goneFor(seat, table, now);
    if (gone !== null) return { seat, gone };
  }
  const slow = now - table.since >= IDLE ? others.find((seat) => seat.online) : undefined;
  return slow ? { seat: slow, gone: null } : null;
}

/** "6 min", "2 h", "3 days"; under a minute "now". */
export function short(seconds: number): string {
  if (seconds < MINUTE) return t('absent.now');
  if (seconds < HOUR) return t('absent.minutes', { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t('absent.hours', { count: Math.floor(seconds / HOUR) });
  return t('absent.days', { count: Math.floor(seconds / DAY) });
}

/** In how many seconds a seat can be nudged again; 0: now. */
export const nudgeIn = (seat: SeatInfo, now: number): number =>
  seat.nudged === null ? 0 : Math.max(0, Math.ceil(seat.nudged + NUDGE_PAUSE - now));
