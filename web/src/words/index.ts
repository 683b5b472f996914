/**
 * Every text of the client: `t('front.play_now')`, `t('tables.waiting', { count: 2 })`.
 *
 * A catalogue has one file per part of the client. An entry is a sentence with {placeholders}, or one sentence per
 * plural form (`one`, `few`, `many`, `other`: the language decides which it needs), chosen by `count`.
 * The words of the pages are always there; those of the table and of a game come with it (`loadWords`).
 * The sentences of a game (prompts, events, moves) are the server's and come with GameDetails.
 */
import { fill, type Values } from './fill';
import app from './en/app.json';
import type carthage from './en/carthage.json';
import type goa from './en/goa.json';
import type mombasa from './en/mombasa.json';
import type people from './en/people.json';
import type table from './en/table.json';
import type yokohama from './en/yokohama.json';

export { fill, type Values } from './fill';

const LATER = {
  table: () => import('./en/table.json'),
  people: () => import('./en/people.json'),
  carthage: () => import('./en/carthage.json'),
  goa: () => import('./en/goa.json'),
  mombasa: () => import('./en/mombasa.json'),
  yokohama: () => import('./en/yokohama.json'),
};

type Part = keyof typeof LATER;
/** The parts whose words come later. */
export const PARTS = Object.keys(LATER);
export type Key = keyof (typeof app &
  typeof table &
  typeof carthage &
  typeof goa &
  typeof mombasa &
  typeof people &
  typeof yokohama);
type Text = string | Partial<Record<Intl.LDMLPluralRule, string>>;

export const language = 'en';
const catalogue: Record<string, Text> = { ...app };
const plurals = new Intl.PluralRules(language);

/** Bring the words of a part; of a game that has none, nothing. */
export async function loadWords(part: string): Promise<void> {
  if (part in LATER) Object.assign(catalogue, (await LATER[part as Part]()).default);
}

export function t(key: Key, values: Values = {}): string {
  const text = catalogue[key] ?? key;
  if (typeof text === 'string') return fill(text, values);
  const form = plurals.select(Number(values['count'] ?? 0));
  return fill(text[form] ?? text.other ?? key, values);
}

/** For keys made of data (a game's or an option's name): the text, or undefined where the catalogue has none. */
export function maybe(key: string, values: Values = {}): string | undefined {
  return key in catalogue ? t(key as Key, values) : undefined;
}
