import { expect, test } from 'vitest';
import { pastedTable, paths, route } from './router';

const at = (path: string) => route(new URL(path, 'http://entrepot.test'));

test('every path that we write is read as the page it means', () => {
  expect(at(paths.front())).toEqual({ page: 'front' });
  expect(at(paths.settings())).toEqual({ page: 'settings' });
  expect(at(paths.newTable('goa'))).toEqual({ page: 'new', game: 'goa', box: null });
  expect(at(paths.rules())).toEqual({ page: 'rules', game: null, rule: '' });
  expect(at(paths.rules('goa', 'GOA-5.2'))).toEqual({ page: 'rules', game: 'goa', rule: 'GOA-5.2' });
  expect(at(paths.learn('goa'))).toEqual({ page: 'lesson', game: 'goa', lesson: null });
  expect(at(paths.learn('goa', 'goal'))).toEqual({ page: 'lesson', game: 'goa', lesson: 'goal' });
  expect(at(paths.table('amber-ship-42'))).toEqual({ page: 'table', id: 'amber-ship-42', at: null, seat: null });
  expect(at(paths.table('x', { at: 48, seat: 0 }))).toEqual({ page: 'table', id: 'x', at: 48, seat: 0 });
  expect(at(paths.review('x', { seat: 1 }))).toEqual({ page: 'review', id: 'x', at: null, seat: 1 });
});

test('other paths, and damaged ones, are no page', () => {
  for (const path of ['/tables', '/tables/a/b', '/settings/x', '/new', '/learn', '/learn/goa/goal/x', '/elsewhere'])
    expect(at(path)).toEqual({ page: 'missing' });
  expect(at('/new/%E0%A4%A')).toEqual({ page: 'new', game: '%E0%A4%A', box: null });
  expect(at('/tables/x?at=-1&seat=two')).toEqual({ page: 'table', id: 'x', at: null, seat: null });
});

test('a pasted link or code names a table; anything else does not', () => {
  expect(pastedTable('  https://host.test/tables/amber-ship-42?at=3 ')).toBe('amber-ship-42');
  expect(pastedTable('Come: http://host/tables/a%20b#x')).toBe('a b');
  expect(pastedTable(' amber-ship-42 ')).toBe('amber-ship-42');
  expect(pastedTable('https://host.test/rules/goa')).toBeNull();
  expect(pastedTable('')).toBeNull();
});
