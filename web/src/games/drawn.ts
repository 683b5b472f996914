/** How each game draws its components outside a table: for the page on which an owner enters what is printed on them. */
import type { Component } from 'svelte';
import type { Table } from '../table/state.svelte';

export interface Drawings {
  /** The component, as the table draws it: one of the tables of the box by its place. Of `whole` ones, all at once. */
  Drawn: Component<{ of: string; place: number }>;
  /** The boards on which tables are drawn together, by table; those of one board follow each other. */
  whole: Readonly<Record<string, string>>;
  /** The boards that stand beside the fields, because they are high. */
  high?: readonly string[];
  /** The tables of which each component is drawn. */
  each: readonly string[];
  /** What a component is called; undefined: its number tells it. */
  title?: (of: string, facts: Record<string, unknown>, table: Table) => string | undefined;
  /** The pieces of the board that a component is, to be marked while it is filled in. */
  pieces?: (of: string, facts: Record<string, unknown>, table: Table) => string[];
}

const drawings: Record<string, (() => Promise<{ drawings: Drawings }>) | undefined> = {
  carthage: () => import('./carthage/drawings'),
  goa: () => import('./goa/drawings'),
  yokohama: () => import('./yokohama/drawings'),
  mombasa: () => import('./mombasa/drawings'),
};

export const loadDrawings = async (game: string): Promise<Drawings | null> =>
  (await drawings[game]?.())?.drawings ?? null;
