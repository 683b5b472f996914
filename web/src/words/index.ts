/**
 * Every text of the client: `t('front.play_now')`, `t('tables.waiting', { count: 2 })`.
 *
 * There is one catalogue per part of the client and language (catalogue.ts says how they are written); which language is
 * spoken can change at any moment (spoken.svelte.ts). What every page needs is always there; the words of the pages, of the table and of a game come with them (`loadWords`). The sentences of a game (prompts,
 * events, moves) are the server's and come with GameDetails.
 */
import { untrack } from 'svelte';
import type { Piece, Values } from './catalogue';
import type { Key } from './keys';
import { spoken, type Language } from './spoken.svelte';

export type { Key } from './keys';
export type { Values } from './catalogue';
export { begin, choose, type Language } from './spoken.svelte';

/** The language that is spoken; who reads it in a template or an effect follows it. */
export const language = (): Language => spoken.language;

/** The language that is spoken, or that is on its way. */
export const wishedLanguage = (): Language => spoken.wished;

/** Bring the words of a part; of a game that has none, nothing. Another language brings those that are here by itself. */
export const loadWords = (part: string): Promise<void> => untrack(() => spoken.tongue).load(part);

export const addWords = (words: string): void => spoken.tongue.catalogue.add(words);

export const t = (key: Key, values: Values = {}): string => spoken.words(key).say(key, values);

/** A text in pieces, so that its values can be drawn. */
export const pieces = (key: Key, values: Values): Piece[] => spoken.words(key).pieces(key, values);

/** Why the server refused something, by its key; the server's own sentence where the words cannot be brought or do not have it. */
export const refusal = (why: { key: string; values: Values }, sentence: string): Promise<string> =>
  import('./later/refusals').then(
    ({ inWords }) => inWords(why, sentence),
    () => sentence,
  );

/** For keys made of data (a game's or an option's name): the text, or undefined where the catalogue has none. */
export function maybe(key: string, values: Values = {}): string | undefined {
  const { catalogue } = spoken.tongue;
  return catalogue.has(key) ? catalogue.say(key, values) : undefined;
}
