import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, language, loadWords, t } from '.';
import { speak } from './later/speaking';
import { begin, best } from './spoken.svelte';

const root = { lang: 'en' };
const kept = new Map<string, string>();
/** What the server has, by the end of an address; all else is empty. */
let files: Record<string, string>;

beforeEach(() => {
  files = {};
  root.lang = 'en';
  kept.clear();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('navigator', { languages: ['de-DE', 'pl-PL', 'en'] });
  vi.stubGlobal('localStorage', {
    getItem: (entry: string) => kept.get(entry) ?? null,
    setItem: (entry: string, value: string) => kept.set(entry, value),
  });
  vi.stubGlobal('fetch', (address: string) => {
    const text = files[Object.keys(files).find((end) => address.includes(end)) ?? ''] ?? '';
    return Promise.resolve({ ok: text !== 'missing', status: 404, text: () => Promise.resolve(text) });
  });
});
afterEach(async () => {
  await speak('en');
  vi.unstubAllGlobals();
});

test('the first known language of the browser is spoken', () => {
  expect(best(['pl'])).toBe('pl');
  expect(best(['', 'de-DE', 'CS-cz', 'en'])).toBe('cs');
  expect(best(['de', 'fr'])).toBe('en');
  expect(best([])).toBe('en');
});

test('a text follows the language, which is kept', async () => {
  files = { '/pl/app': 'app-rules = Zasady' };
  await choose('pl');
  expect([t('app.rules'), language(), root.lang, kept.get('entrepot.language')]).toEqual(['Zasady', 'pl', 'pl', 'pl']);
  await choose('en');
  expect([t('app.rules'), language(), root.lang]).toEqual(['Rules', 'en', 'en']);
});

test('what is in use comes in the new language before anything changes', async () => {
  await loadWords('table');
  files = { '/pl/table': 'table-laying = Rozkładamy …', '/pl/app': '' };
  const coming = choose('pl');
  expect(language()).toBe('en');
  await coming;
  expect(t('table.laying')).toBe('Rozkładamy …');
});

test('a text that a language lacks comes in English', async () => {
  await loadWords('table');
  await choose('pl');
  files = { '/en/table': 'table-laying = Laying the table …' };
  expect(t('table.laying')).toBe('table.laying');
  await vi.waitFor(() => expect(t('table.laying')).toBe('Laying the table …'));
});

test('the page begins in the language that was chosen here, else in that of the browser', async () => {
  await begin();
  expect(language()).toBe('pl');
  kept.set('entrepot.language', 'cs');
  await begin();
  expect(language()).toBe('cs');
});

test('where its words cannot be brought, everything stays as it is', async () => {
  files = { '/pl/': 'missing' };
  await expect(choose('pl')).rejects.toThrow('404');
  expect([language(), kept.size]).toEqual(['en', 0]);
  await begin();
  expect(language()).toBe('en');
});
