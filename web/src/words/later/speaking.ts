/** Speaking another language than English: in a file of its own, so that who reads English never fetches it. */
import { ALWAYS, ENGLISH, fetched, spoken, Tongue, type Language } from '../spoken.svelte';
import './lines';

const files = import.meta.glob<string>('../{pl,cs}/*.ftl', { query: '?url', import: 'default', eager: true });

/** Where the words of a language lie, by part. */
function addressesOf(language: Language): Record<string, string> {
  const own = Object.entries(files).filter(([path]) => path.split('/').at(-2) === language);
  return Object.fromEntries(own.map(([path, address]) => [path.split('/').at(-1)!.replace('.ftl', ''), address]));
}

/** Speak another language, from the moment on at which all words that are in use are there. */
export async function speak(language: Language): Promise<void> {
  const tongue = new Tongue(language, { ...ENGLISH, ...addressesOf(language) });
  const has = (part: string): boolean => tongue.coming.has(part) || !tongue.addresses[part];
  const needed = (): string[] => [...ALWAYS, ...spoken.tongue.coming.keys()].filter((part) => !has(part));
  while (needed().length) await Promise.all(needed().map((part) => tongue.load(part)));
  spoken.wished = language;
  spoken.tongue = tongue;
  document.documentElement.lang = language;
}

const completed = new WeakSet<Tongue>();

/** Where a language lacks a text, English is spoken: brought for the parts that are here, below what they have. */
export async function complete(tongue: Tongue): Promise<void> {
  if (completed.has(tongue)) return;
  completed.add(tongue);
  const parts = [...tongue.coming.keys()].filter((part) => ENGLISH[part]);
  const texts = await Promise.all(parts.map((part) => fetched(ENGLISH[part]!)));
  for (const text of texts) tongue.catalogue.addMissing(text);
  spoken.late += 1;
}
