import type { Table } from './state.svelte';

/** Something that each table has of its own, beside what all tables have: made when first asked for, gone with the table. */
export function ownOf<Thing extends object>(make: () => Thing): (table: Table) => Thing {
  const things = new WeakMap<Table, Thing>();
  return (table) => {
    let thing = things.get(table);
    if (!thing) things.set(table, (thing = make()));
    return thing;
  };
}
