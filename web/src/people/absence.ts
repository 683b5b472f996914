/** Who is missed: players who are asked and are not here, and how long. All times in seconds. */
import type { SeatInfo, TableInfo } from '../api/types';

const MINUTE = 60;
/** Whoever is gone for a moment only (another tab, a tunnel) is not called away. */
export const MOMENT = 10;
/** After so long even somebody who is here may be nudged. */
export const IDLE = MINUTE;

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
