/**
 * The one place where what the server sent is taken to be of a game's own types. They are generated from the game's
 * declarations, and tests of the server hold that it sends nothing else.
 */
import type { Entry, OfferOf, QuestionOf, Shapes } from '../api/types';
import type { Table } from './state.svelte';

export const shapesOf = <Own extends Shapes>() => ({
  board: (table: Table) => table.view.board as Own['board'],
  box: (table: Table) => table.details.box as Own['box'],
  log: (table: Table) => table.log as Entry<Own['event']>[],
  offers: (table: Table) => table.offers as OfferOf<Own>[],
  question: (table: Table) => table.shown.question as QuestionOf<Own> | null,
});

/** A table of which something is otherwise; all else is as it is. */
export const otherwise = (table: Table, own: { [Key in keyof Table]?: () => Table[Key] }): Table =>
  new Proxy(table, {
    get(target, key) {
      const told = own[key as keyof Table];
      if (told) return told();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** A table that shows another board, say one track alone. */
export const staged = (table: Table, board: () => unknown): Table =>
  otherwise(table, { view: () => ({ ...table.view, board: board() }) });
