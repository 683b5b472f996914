/**
 * Every text of the client: `t('front.play_now')`, `t('tables.waiting', { count: 2 })`.
 *
 * There is one catalogue per part of the client and language (catalogue.ts says how they are written). The words of the
 * pages are always there; those of the table and of a game come with it (`loadWords`). The sentences of a game (prompts,
 * events, moves) are the server's and come with GameDetails.
 */
import { Catalogue, type Piece, type Values } from './catalogue';
import app from './en/app.ftl?raw';
import type { Key } from './keys';

export type { Key } from './keys';
export type { Values } from './catalogue';

const LATER: Record<string, () => Promise<{ default: string }>> = {
  table: () => import('./en/table.ftl?raw'),
  people: () => import('./en/people.ftl?raw'),
  carthage: () => import('./en/carthage.ftl?raw'),
  goa: () => import('./en/goa.ftl?raw'),
  plain: () => import('./en/plain.ftl?raw'),
  mombasa: () => import('./en/mombasa.ftl?raw'),
  yokohama: () => import('./en/yokohama.ftl?raw'),
};

/** The parts whose words come later. */
export const PARTS = Object.keys(LATER);

export const language = 'en';
const catalogue = new Catalogue(language, app);

/** Bring the words of a part; of a game that has none, nothing. */
export async function loadWords(part: string): Promise<void> {
  const words = await LATER[part]?.();
  if (words) catalogue.add(words.default);
}

export const t = (key: Key, values: Values = {}): string => catalogue.say(key, values);

/** A text in pieces, so that its values can be drawn. */
export const pieces = (key: Key, values: Values): Piece[] => catalogue.pieces(key, values);

/** For keys made of data (a game's or an option's name): the text, or undefined where the catalogue has none. */
export function maybe(key: string, values: Values = {}): string | undefined {
  return catalogue.has(key) ? catalogue.say(key, values) : undefined;
}
