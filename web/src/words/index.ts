/**
 * Every text of the client: `t('front.play_now')`, `t('tables.waiting', { count: 2 })`.
 *
 * A catalogue has one file per part of the client. An entry is a sentence with {placeholders}, or one sentence per
 * plural form (`one`, `few`, `many`, `other`: the language decides which it needs), chosen by `count`.
 * The sentences of a game (prompts, events, moves) are the server's and come with GameDetails.
 */
import { fill, type Values } from './fill';
import app from './en/app.json';
import goa from './en/goa.json';
import mombasa from './en/mombasa.json';
import table from './en/table.json';
import yokohama from './en/yokohama.json';

export { fill, type Values } from './fill';

const en = { ...app, ...table, ...goa, ...mombasa, ...yokohama };

export type Key = keyof typeof en;
type Text = string | Partial<Record<Intl.LDMLPluralRule, string>>;

export const language = 'en';
const catalogue: Record<string, Text> = en;
const plurals = new Intl.PluralRules(language);

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
