/** Small sentences about tables that several pages need. */
import type { SeatInfo, TableInfo } from '../api/types';
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

/** How far a game is: "round 3 of 7". */
export function progress(table: TableInfo): string {
  if (table.status !== 'playing') return t(table.status === 'over' ? 'progress.over' : 'progress.open');
  return maybe(`progress.${table.game}`, table.progress) ?? '';
}

/** What tells a table from the others: the game that it tries out anew, its name if it was given one, else its game and how far that is. */
export function tableTitle(table: TableInfo): string {
  const { origin } = table;
  if (origin) return t('app.what_if', { index: origin.index, title: origin.title || gameTitle(table.game) });
  if (table.title) return t('tables.as', { game: gameTitle(table.game), title: table.title });
  const far = progress(table);
  return far ? t('progress.table', { game: gameTitle(table.game), progress: far }) : gameTitle(table.game);
}

/** Who plays there, apart from me. */
export function company(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine && seat.kind !== 'open').map(seatName);
  if (!table.seats.some((seat) => seat.mine))
    return others.length ? t('tables.bots_only', { names: people(others) }) : '';
  return others.length ? t('tables.with', { names: people(others) }) : t('tables.alone');
}

/** A bot is named with its kind ("Hazel (greedy)"); in a list of names the kind would only be noise. */
export function seatName({ seat, name, bot }: SeatInfo): string {
  return (bot ? name.replace(` (${bot})`, '') : name) || t('seat.number', { number: seat + 1 });
}

/** Whether a table waits for me; one that only tries something out waits for nobody. */
export const myTurn = (table: TableInfo): boolean =>
  table.status === 'playing' &&
  !table.origin &&
  table.seats.some((seat) => seat.mine && !seat.away && !seat.conceded && table.waiting.includes(seat.seat));

export const openSeat = (table: TableInfo): SeatInfo | undefined =>
  table.status === 'open' ? table.seats.find((seat) => seat.kind === 'open') : undefined;

/** Who won a finished game, as I would say it. */
export function result(table: TableInfo): string {
  if (table.seats.some((seat) => seat.mine && seat.conceded)) return t('history.conceded');
  const winners = table.seats.filter((seat) => table.winners.includes(seat.seat));
  if (!winners.some((seat) => seat.mine)) return t('history.lost', { names: people(winners.map(seatName)) });
  return winners.length > 1 ? t('history.shared') : t('history.won');
}

/** "2–4" */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}
