/** Small sentences about tables that several pages need. */
import type { BotInfo, SeatInfo, TableInfo } from '../api/types';
import { maybe, t } from '../words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has been so: "for 4 minutes", "since yesterday". Both times in seconds. */
export function since(then: number, now: number = Date.now() / 1000): string {
  const age = Math.max(0, now - then);
  if (age < MINUTE) return t('time.now');
  if (age < HOUR) return t('time.minutes', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return t('time.hours', { count: Math.floor(age / HOUR) });
  return t('time.days', { count: Math.floor(age / DAY) });
}

/** "Tomas, Jana and Ola" */
export function people(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1 ? last : t('list.and', { list: names.slice(0, -1), last });
}

export const gameTitle = (game: string): string => maybe(`game.${game}`) ?? game;

export const tableTitle = (table: TableInfo): string => table.title || gameTitle(table.game);

/** A bot is named with its kind ("Hazel (greedy)"); in a list of names the kind would only be noise. */
export function seatName({ seat, name, bot }: SeatInfo): string {
  return (bot ? name.replace(` (${bot})`, '') : name) || t('seat.number', { number: seat + 1 });
}

export const myTurn = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seats.some((seat) => seat.mine && table.waiting.includes(seat.seat));

export const openSeat = (table: TableInfo): SeatInfo | undefined =>
  table.status === 'open' ? table.seats.find((seat) => seat.kind === 'open') : undefined;

/** "2–4" */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

export const botName = (bot: string): string => maybe(`bot.${bot}`) ?? bot;

/** A line such as "plays any move" as a sentence of its own. */
export const asSentence = (line: string): string =>
  line && `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.!?]$/.test(line) ? '' : '.'}`;

/** The bot that one plays against unless one chooses: the best there is. */
export function usualBot(bots: readonly BotInfo[]): string {
  const wanted = ['search', 'greedy'].find((name) => bots.some((bot) => bot.name === name));
  return wanted ?? bots[0]?.name ?? 'random';
}
