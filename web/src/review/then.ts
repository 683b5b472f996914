/** A table as it was at a moment that is looked back at: for words about what could be played there. */
import type { Moment } from '../api/types';
import { otherwise } from '../table/shapes';
import type { Table } from '../table/state.svelte';

/** A table as a seat saw it at a moment, with what it was asked and could play: what a move was called there. */
export function tableAt({ view, seat, asked, question, offers }: Moment, table: Table): Table {
  const then = { view, seat, offers, question: asked && question && { ...asked, ...question } };
  return otherwise(table, {
    view: () => view,
    seat: () => seat,
    near: () => seat ?? table.near,
    offers: () => offers,
    offer: () => (number) => offers.find((offer) => offer.move === number),
    shown: () => ({ ...table.shown, ...then }),
  });
}
