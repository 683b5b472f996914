/** Sentences of a game: its words with the placeholders filled, in pieces that can carry marks. */
import type { GameEvent } from '../api/types';
import type { Said } from '../games/module';
import type { Table } from './state.svelte';

/** A value, or a number with its noun in the singular or the plural: `{number:ship|ships}`. */
const PLACEHOLDER = /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/;

/** The values of sentences that are seats. */
export const SEATS = ['seat', 'other', 'owner', 'bidder'];

/** Fill a template: text and values alternate, each value shown the way the game shows it. */
export function fill(template: string, values: Record<string, unknown>, table: Table): Said[] {
  const parts = template.split(PLACEHOLDER);
  const said: Said[] = parts[0] ? [{ text: parts[0] }] : [];
  for (let at = 1; at < parts.length; at += 4) {
    const [name = '', one, many, text] = parts.slice(at, at + 4);
    const value = values[name];
    if (SEATS.includes(name) && typeof value === 'number') said.push({ text: table.name(value), seat: value });
    else said.push(...table.module.say(name, value, table));
    const after = `${one === undefined ? '' : ` ${Number(value) === 1 ? one : many}`}${text}`;
    if (after) said.push({ text: after });
  }
  return said;
}

export const plain = (said: Said[]): string => said.map((piece) => piece.text).join('');

const section = (table: Table, name: string): Record<string, string> => table.details.words[name] ?? {};

export function eventSaid(event: GameEvent, table: Table): Said[] {
  const words = section(table, 'event');
  // A sentence for the seat itself, with what only it may know.
  const own = event.seat !== null && event.seat === table.seat ? words[`${event.kind}_own`] : undefined;
  const template = own ?? words[event.kind];
  return template === undefined ? [{ text: event.kind }] : fill(template, event, table);
}

/** What somebody did, below their name: the sentence without it. */
export function eventOf(seat: number, event: GameEvent, table: Table): Said[] {
  const [first, second, ...rest] = eventSaid(event, table);
  if (first?.seat !== seat || !second || second.seat !== undefined) return eventSaid(event, table);
  return [{ ...second, text: second.text.trimStart() }, ...rest];
}

export function moveSaid(number: number, table: Table): Said[] {
  const move = table.move(number);
  if (!move) return [];
  const told = table.module.tell?.(move, table);
  if (told) return told;
  const template = section(table, 'move')[move.verb];
  return template === undefined ? [{ text: move.say }] : fill(template, move.args, table);
}

export function promptSaid(key: string, values: Record<string, unknown>, table: Table): Said[] {
  return fill(section(table, 'prompt')[key] ?? key, values, table);
}

export const scoreName = (category: string, table: Table): string => section(table, 'score')[category] ?? category;

/** Values joined the way people list them. */
export function listed(pieces: Said[]): Said[] {
  return pieces.flatMap((piece, at) => (at ? [{ text: ', ' }, piece] : [piece]));
}
