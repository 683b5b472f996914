import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { maybe, refusal, t } from '.';
import { Catalogue } from './catalogue';
import cs from './trial/cs.ftl?raw';
import pl from './trial/pl.ftl?raw';
import said from './trial/said.json';
import './later/lines';

describe('names, numbers and cases', () => {
  it.each(said)('$key: $pl', ({ key, values, pl: polish, cs: czech }) => {
    const soft = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(soft(new Catalogue('pl', pl).say(key, values))).toBe(polish);
    expect(soft(new Catalogue('cs', cs).say(key, values))).toBe(czech);
  });

  it('keeps numbers and one-letter prepositions with what follows, in Polish and Czech', () => {
    const source = 'a-b = Weź { $n } karty z targu w Goa i 3 £ za rok\na-c = V ruce máš { $n } karet s kořením';
    const shown = (language: string, key: string) =>
      new Catalogue(language, source).say(key, { n: 2 }).replaceAll('\u00a0', '~');
    expect(shown('pl', 'a.b')).toBe('Weź 2~karty z~targu w~Goa i~3~£ za rok');
    expect(shown('cs', 'a.c')).toBe('V~ruce máš 2~karet s~kořením');
    expect(shown('en', 'a.b')).toBe('Weź 2 karty z targu w Goa i 3 £ za rok');
    const pieces = new Catalogue('pl', source).pieces('a.b', { n: 2 });
    expect(pieces.slice(1, 3)).toEqual([
      { value: 'n' },
      { text: '\u00a0karty z\u00a0targu w\u00a0Goa i\u00a03\u00a0£ za rok' },
    ]);
    const pounds = new Catalogue('cs', 'a-d = odkryje { $n } £').pieces('a.d', { n: 1 });
    expect(pounds.at(-1)).toEqual({ text: '\u00a0£' });
  });

  it('leaves large numbers as they are, and what is missing visible', () => {
    const words = new Catalogue('en', 'a-b = { $n } and { $m }');
    expect(words.say('a.b', { n: 12345 })).toBe('12345 and {$m}');
    expect(words.say('a.c')).toBe('a.c');
  });

  it('gives a sentence in pieces, with the form that the number wants', () => {
    const words = new Catalogue(
      'en',
      'a-b = { $seat } takes { $n ->\n    [one] { $n } ship\n   *[other] { $n } ships\n}.',
    );
    const pieces = (n: number) => words.pieces('a.b', { seat: 0, n });
    expect(pieces(1)).toEqual([{ value: 'seat' }, { text: ' takes ' }, { value: 'n' }, { text: ' ship.' }]);
    expect(pieces(3).at(-1)).toEqual({ text: ' ships.' });
  });

  it('speaks of whoever acts in the third person, as long as nobody is addressed', () => {
    const words = new Catalogue(
      'en',
      'takes = { $person ->\n    [second] take\n   *[third] takes\n}\na-b = { $seat } { takes } { $n }.',
    );
    expect(words.pieces('a.b', { seat: 0, n: 2 })[1]).toEqual({ text: ' takes ' });
    expect(words.say('a.b', { seat: 'You', n: 2, person: 'second' })).toBe('You take 2.');
  });

  it('says amounts one by one, and names of the box where the catalogue has none', () => {
    const forms = '{ $count ->\n    [one] one import\n   *[other] { $count } imports\n}';
    const words = new Catalogue('en', `amount-import = ${forms}\nnothing = nothing\na-b = { $good }: { $what }`);
    words.names = { good: { tea: 'Tea' } };
    expect(words.say('a.b', { good: 'tea', what: { import: 2 } })).toBe('Tea: 2 imports');
    expect(words.say('a.b', { good: 'fish', what: {} })).toBe('fish: nothing');
    expect([words.called('good', 'tea'), words.called('good', 'fish')]).toEqual(['Tea', undefined]);
  });
});

test('every word is said somewhere', () => {
  const text = (file: string) => readFileSync(`src/${file}`, 'utf8');
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/test\.ts$|words.keys\.ts$/.test(file)).map(text);
  const quoted = code.flatMap((file) => file.match(/(?<=(['"`]))[\w.]+(?=\1)/g) ?? []);
  const pieced = code.flatMap((file) => file.match(/(?<=`)(?:[\w.]|\$\{[^}]*\})*\$\{[^}]*\}[\w.]*(?=`)/g) ?? []);
  const made = pieced
    .map((piece) => piece.split(/\$\{[^}]*\}/))
    .filter((parts) => /[a-z]\.|\.[a-z]/.test(parts.join(' ')));
  const patterns = made.map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
  const keys = text('words/keys.ts').match(/(?<=\| ')[^']+/g) ?? [];
  expect(keys.length).toBeGreaterThan(1000);
  const said = (key: string) => quoted.includes(key) || patterns.some((pattern) => pattern.test(key));
  expect(keys.filter((key) => !said(key))).toEqual([]);
});

test('plural forms follow the count', () => {
  expect(t('tables.waiting', { count: 1 })).toBe('1 waits for you');
  expect(t('tables.waiting', { count: 3 })).toBe('3 wait for you');
});

test('a refusal is said by its key, else in the sentence of the server', async () => {
  const why = { key: 'nudged_already', values: { name: 'Ann', seconds: 1 } };
  expect(await refusal(why, 'Wait.')).toBe('Ann was nudged just now. You can nudge again in 1 second.');
  expect(await refusal({ key: 'of_tomorrow', values: {} }, 'Wait.')).toBe('Wait.');
  const inside = { key: 'error.no_seat', values: { seat: 7, last: 3 } };
  expect(await refusal({ key: 'save_unplayable', values: { why: inside } }, 'Wait.')).toBe(
    'This save cannot be played: There is no seat 7 at this table; its seats are 0 to 3.',
  );
  expect(await refusal({ key: 'save_unplayable', values: { why: { key: 'of_tomorrow' } } }, 'Wait.')).toBe('Wait.');
});

test('keys made of data may be missing', () => {
  expect(maybe('game.goa')).toBe('Goa');
  expect(maybe('game.chess')).toBeUndefined();
});
