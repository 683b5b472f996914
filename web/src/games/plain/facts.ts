/** What can be read off a view without knowing its game. */
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';

export type Facts = Record<string, unknown>;

/** Lists under these names go by seat. */
const BY_SEAT = ['players', 'seats'];

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

export const named = (key: string): string => key.replaceAll('_', ' ');

/** The key of the board's list that goes by seat, if it has one. */
export const seatsKey = (board: Facts, seats: number): string | undefined =>
  BY_SEAT.find((key) => Array.isArray(board[key]) && board[key].length === seats);

export const boardOf = (table: Table): Facts => (isFacts(table.view.board) ? table.view.board : {});

/** What the board says of one seat. */
export function seatFacts(seat: number, table: Table): Facts {
  const board = boardOf(table);
  const all = board[seatsKey(board, table.seats.length) ?? ''];
  const found: unknown = Array.isArray(all) ? all[seat] : undefined;
  return isFacts(found) ? found : {};
}

/** The board without what it says of each seat: that stands beside their names. */
export function sharedFacts(table: Table): Facts {
  const board = boardOf(table);
  const beside = seatsKey(board, table.seats.length);
  return Object.fromEntries(Object.entries(board).filter(([key]) => key !== beside));
}

/** A value on one line; undefined: it needs branches of its own. */
export function onOneLine(value: unknown): string | undefined {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return t(value ? 'plain.yes' : 'plain.no');
  if (isPlain(value)) return String(value);
  if (Array.isArray(value))
    return value.every(isPlain) ? value.map((part) => onOneLine(part)).join(', ') || '–' : undefined;
  const entries = Object.entries(value as Facts);
  if (!entries.every(([, part]) => isPlain(part))) return undefined;
  return entries.map(([key, part]) => `${named(key)} ${onOneLine(part)}`).join(', ') || '–';
}

/** The branches of a value: by name, or by number. */
export const branches = (value: unknown): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((part: unknown, at) => [String(at + 1), part])
    : isFacts(value)
      ? Object.entries(value).map(([key, part]) => [named(key), part])
      : [];
