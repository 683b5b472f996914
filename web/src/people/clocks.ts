/** What is left on a clock, and how it is written. All times in seconds. */
import type { Clock, SeatInfo, SeatTime } from '../api/types';
import { language, t } from '../words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on it is marked. */
export const SOON = 30;
const LAST_DAYS = 6 * HOUR;

/** What a seat has left now: counted down while it is asked, else as it will be. */
export const left = ({ left, until }: SeatTime, now: number): number =>
  Math.max(0, until === null ? left : until - now);

/** Whether a clock is for somebody: bots, and seats that bots play on for, have none. */
export const timed = (seat: SeatInfo): boolean => seat.kind === 'person' && !seat.away && !seat.conceded;

/** The end is near: the last half minute; where one has days, the last hours. */
export const isSoon = (seconds: number, kind: Clock['kind']): boolean =>
  seconds <= (kind === 'days' ? LAST_DAYS : SOON);

const two = (number: number): string => String(number).padStart(2, '0');

/** "2 days", "3 h", as the language writes it; narrow: as short as it can. */
export function amount(count: number, unit: 'day' | 'hour' | 'minute' | 'second', narrow = false): string {
  const style = { style: 'unit', unit, unitDisplay: narrow ? 'narrow' : 'long' } as const;
  return new Intl.NumberFormat(language(), style).format(count);
}

/** "4:09", "1:02:09"; from a day on "2d 4h". */
export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return `${amount(Math.floor(whole / DAY), 'day', true)} ${amount(hours(whole % DAY), 'hour', true)}`;
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return whole >= HOUR ? `${hours(whole)}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

const hours = (seconds: number): number => Math.floor(seconds / HOUR);

/** The same to be read aloud or in a list, rounded down to its two largest units: "2 days, 4 hours". */
export function spoken(seconds: number): string {
  const whole = Math.ceil(seconds);
  const units = [
    [Math.floor(whole / DAY), 'day'],
    [hours(whole % DAY), 'hour'],
    [Math.floor((whole % HOUR) / MINUTE), 'minute'],
    [whole % MINUTE, 'second'],
  ] as const;
  const large = units.findIndex(([count]) => count > 0);
  const first = large < 0 ? units.length - 1 : large;
  const said = units.slice(first, first + 2).filter(([count], at) => count > 0 || at === 0);
  return said.map(([count, unit]) => amount(count, unit)).join(', ');
}

/** How much time players have, and what happens when it is out, in one sentence. */
export function clockAbout({ kind, seconds, more = 0, then = 'bot' }: Clock): string {
  const time = spoken(seconds);
  const given =
    kind === 'game' && more
      ? t('clock.about.game_more', { time, more: spoken(more) })
      : t(`clock.about.${kind}`, { time });
  return t('clock.about', { given, then: t(`clock.then.${then}`) });
}
