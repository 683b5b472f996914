import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (file: string) => readFileSync(`src/${file}`, 'utf8');
const all = readdirSync('src', { recursive: true, encoding: 'utf8' });
const files = all.filter((file) => /\.(css|svelte)$/.test(file));
const games = files.filter((file) => /^games\/\w+\/tokens\.css$/.test(file));
const shared = files.filter((file) => !file.startsWith('games/'));

/** What parts that all games share read: a game that gives such a name a meaning of its own spoils them. */
const read = new Set(shared.flatMap((file) => text(file).match(/(?<=var\()--[\w-]+/g) ?? []));

test.each(games)('%s names nothing that shared parts read', (file) => {
  const own = text(file).match(/(?<=^\s*)--[\w-]+(?=:)/gm) ?? [];
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((name) => read.has(name))).toEqual([]);
});

test('what is named is read, and what is read is named', () => {
  const code = all
    .filter((file) => /\.(css|svelte|ts)$/.test(file))
    .map(text)
    .join('\n');
  const named = new Set(code.match(/--[a-z][\w-]*(?=\s*[:=])/g));
  const uses = [...code.matchAll(/var\((--[\w-]+)(\$\{|,|\))/g)].map(([, name = '', end]) => ({ name, end }));
  const isRead = (name: string) =>
    uses.some((use) => (use.end === '${' ? name.startsWith(use.name) : name === use.name));
  expect([...named].filter((name) => !isRead(name))).toEqual([]);
  expect(uses.filter(({ name, end }) => end === ')' && !named.has(name)).map(({ name }) => name)).toEqual([]);
});
