/** How long somebody is gone, and until they can be nudged again, for parts that come later. All times in seconds. */
import type { SeatInfo } from '../api/types';
import { t } from '../words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long nobody can nudge the same seat again; the server counts, too. */
const NUDGE_PAUSE = 2 * MINUTE;

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
