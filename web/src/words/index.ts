/**
 * Every text of the client: `t('front.play_now')`, `t('tables.waiting', { count: 2 })`.
 *
 * There is one catalogue per part of the client and language (catalogue.ts says how they are written). What
 * every page needs is always there; the words of the pages, of the table and of a game come with them (`loadWords`). The sentences of a game (prompts,
 * events, moves) are the server's and come with GameDetails.
 */
import { Catalogue, type Piece, type Values } from './catalogue';
import app from './en/app.ftl?raw';
import bots from './en/bots.ftl?raw';
import carthage from './en/carthage.ftl?url';
import errors from './en/errors.ftl?url';
import goa from './en/goa.ftl?url';
import mombasa from './en/mombasa.ftl?url';
import pages from './en/pages.ftl?url';
import people from './en/people.ftl?url';
import plain from './en/plain.ftl?url';
import review from './en/review.ftl?url';
import table from './en/table.ftl?url';
import yokohama from './en/yokohama.ftl?url';
import type { Key } from './keys';

export type { Key } from './keys';
export type { Values } from './catalogue';

/** Where the words of each part lie: files of text, not code. */
const LATER: Record<string, string> = { pages, table, people, review, errors, carthage, goa, plain, mombasa, yokohama };

export const language = 'en';
const catalogue = new Catalogue(language, app, bots);

const coming = new Map<string, Promise<void>>();

/** Bring the words of a part; of a game that has none, nothing. What could not be brought is asked for again the next time. */
export function loadWords(part: string): Promise<void> {
  const address = LATER[part];
  if (!address) return Promise.resolve();
  let words = coming.get(part);
  if (!words) {
    words = bring(address);
    words.catch(() => coming.delete(part));
    coming.set(part, words);
  }
  return words;
}

async function bring(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(t('trouble.status', { status: answer.status }));
  addWords(await answer.text());
}

export const addWords = (words: string): void => catalogue.add(words);

export const t = (key: Key, values: Values = {}): string => catalogue.say(key, values);

/** A text in pieces, so that its values can be drawn. */
export const pieces = (key: Key, values: Values): Piece[] => catalogue.pieces(key, values);

/** Why the server refused something, by its key; the server's own sentence where the words cannot be brought or do not have it. */
export async function refusal(why: { key: string; values: Values }, sentence: string): Promise<string> {
  await loadWords('errors').catch(() => undefined);
  const values = Object.entries(why.values).map(([name, value]) => [
    name,
    isPhrase(value) ? maybe(value.key, value.values) : value,
  ]);
  if (values.some(([, value]) => value === undefined)) return sentence;
  return maybe(`error.${why.key}`, Object.fromEntries(values) as Values) ?? sentence;
}

/** A part of a sentence with words and values of its own: why something else was refused. */
const isPhrase = (value: unknown): value is { key: string; values: Values } =>
  typeof value === 'object' && value !== null && 'key' in value;

/** For keys made of data (a game's or an option's name): the text, or undefined where the catalogue has none. */
export function maybe(key: string, values: Values = {}): string | undefined {
  return catalogue.has(key) ? catalogue.say(key, values) : undefined;
}
