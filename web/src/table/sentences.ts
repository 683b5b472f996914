/** Sentences of a game: its words with the placeholders filled, in pieces that can carry marks. */
import type { GameDetails, GameEvent, MoveInfo, Offer } from '../api/types';
import type { Said } from '../games/module';
import { language, pieces, t, type Key } from '../words';
import { Catalogue, type Piece } from '../words/catalogue';
import type { Table } from './state.svelte';

/** The values of sentences that are seats. */
export const SEATS = ['seat', 'other', 'owner', 'bidder'];

const catalogues = new WeakMap<GameDetails, Catalogue>();

function wordsOf({ details }: Table): Catalogue {
  const known = catalogues.get(details);
  if (known) return known;
  const words = new Catalogue(language(), details.words);
  words.names = details.names;
  catalogues.set(details, words);
  return words;
}

/** What the game calls a value of its sentences, in a form of the name where it has that; undefined: it has no name for it. */
export const called = (key: string, value: unknown, table: Table, form?: string): string | undefined =>
  wordsOf(table).called(key, value, form);

/** How many of what, in the words of the game. */
export const amounts = (counts: Record<string, number>, table: Table): string => wordsOf(table).amounts(counts);

/** A sentence of the game, each value shown the way the game shows it; undefined: there is none. */
export function sentence(key: string, values: Record<string, unknown>, table: Table): Said[] | undefined {
  const words = wordsOf(table);
  return words.has(key) ? drawn(words.pieces(key, values), values, table) : undefined;
}

/** A text of the client's own, with the marks of what it speaks of. */
export const textSaid = (key: Key, values: Record<string, unknown>, table: Table): Said[] =>
  drawn(pieces(key, values), values, table);

function drawn(sentence: Piece[], values: Record<string, unknown>, table: Table): Said[] {
  return sentence.flatMap((piece) => {
    if ('text' in piece) return [piece];
    const value = values[piece.value];
    if (SEATS.includes(piece.value) && typeof value === 'number') return [{ text: table.name(value), seat: value }];
    return table.module.say(piece.value, value, table);
  });
}

export const plain = (said: Said[]): string => said.map((piece) => piece.text).join('');

export function eventSaid(event: GameEvent, table: Table): Said[] {
  // A sentence for the seat itself, with what only it may know.
  const mine = event.seat !== null && event.seat === table.seat;
  const own = mine ? sentence(`event.${event.kind}_own`, event, table) : undefined;
  return own ?? sentence(`event.${event.kind}`, event, table) ?? [{ text: event.kind }];
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
  return table.module.tell?.(move, table) ?? moveNamed(number, table);
}

/** A move by its name alone, whatever lies on the table. */
export function moveNamed(number: number, table: Table): Said[] {
  const move = table.move(number);
  return move ? (sentence(`move.${move.verb}`, move.args, table) ?? [{ text: move.say }]) : [];
}

/** A move as somebody types it: by its name, with the names of those who sit there. */
export const moveTyped = (move: MoveInfo, table: Table): string =>
  move.args['seat'] === undefined ? move.say : plain(moveNamed(move.number, table));

/**
 * What is certain of a move: the values of its outlook that the game has words for and its name does not say already, else
 * what is asked next. Being asked the same again says nothing.
 */
export function willSaid({ move, outlook, next }: Offer, table: Table): Said[] {
  const told = table.module.tells?.includes(table.move(move)?.verb ?? '');
  const name = plain(moveSaid(move, table));
  const parts = told ? [] : certain(outlook, 'will.', table).filter((part) => !name.includes(plain(part)));
  if (parts.length) return parts.flatMap((part, at) => (at ? [{ text: ', ' }, ...part] : part));
  return next && !next.wording.startsWith(table.shown.question?.key ?? ' ')
    ? [{ text: `${t('table.will_ask')} ` }, ...promptSaid(next.wording, next.values, table)]
    : [];
}

/** As `Words.will` of the server does: `will-KEY`, `_less` below 0, `_none` for nothing, `_PART` for a part. */
function certain(outlook: object, start: string, table: Table): Said[][] {
  return Object.entries(outlook as Record<string, unknown>).flatMap(([name, value]) => {
    const less = typeof value === 'number' && value < 0;
    const parts = typeof value === 'object' && value !== null ? value : undefined;
    const nothing = !value || (parts !== undefined && !Object.keys(parts).length);
    const key = `${start}${name}${less ? '_less' : nothing ? '_none' : ''}`;
    const said = value === false ? undefined : sentence(key, { ...outlook, [name]: less ? -value : value }, table);
    if (said) return [said];
    return parts && !Array.isArray(parts) ? certain(parts, `${start}${name}_`, table) : [];
  });
}

/** What the game calls a part of the expected points. */
export function termName(term: string, table: Table): string {
  return plain(sentence(`term.${term}`, {}, table) ?? [{ text: term }]);
}

/** What the game counts at its end: points or money. */
export function unitName(table: Table): string {
  return plain(sentence('unit', {}, table) ?? [{ text: t('hint.points') }]);
}

export function promptSaid(key: string, values: Record<string, unknown>, table: Table): Said[] {
  return sentence(`prompt.${key}`, values, table) ?? [{ text: key }];
}

export function scoreName(category: string, table: Table): string {
  const said = sentence(`score.${category}`, {}, table);
  return said ? plain(said) : category;
}

/** Values joined the way people list them. */
export function listed(pieces: Said[]): Said[] {
  return pieces.flatMap((piece, at) => (at ? [{ text: ', ' }, piece] : [piece]));
}
