/** Why the server refused something: in a file of its own, since most visits need none of it. */
import { loadWords, maybe, type Values } from '..';

export async function inWords(why: { key: string; values: Values }, sentence: string): Promise<string> {
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
