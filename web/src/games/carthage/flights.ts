/** Which cards and tokens travel when something happens, so that others' moves can be followed with the eyes. */
import type { CarthageEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import type { Flight } from '../module';
import { colourOf, type CarthageBoard } from './facts';

const MOST_POINT_CARDS = 4;

export function flights(
  events: CarthageEvent[],
  seat: number | null,
  before: View<CarthageBoard>,
  table: Table,
): Flight[] {
  const farm = before.board.farm.map((item) => item.card);
  return events.flatMap((event) => flightsOf(event, seat, farm, table));
}

function flightsOf(event: CarthageEvent, viewer: number | null, farm: string[], table: Table): Flight[] {
  const who = event.seat;
  const home = `seat:${who}`;
  const hand = (held: string) => (who === viewer ? [`hand:${held}`, `hand:${who}`, home] : [`hand:${who}`, home]);
  const stock = (colour: string) => [`stock:${who}:${colour}`, `stock:${who}`, home];
  switch (event.kind) {
    case 'take':
      return [{ face: event.card, from: [`market:${event.card}`], to: hand(event.card) }];
    case 'pay':
    case 'protect':
      return [{ face: event.card, from: hand(event.card), to: ['discards'] }];
    case 'goods':
      return event.cards.map((card) => ({ face: card, from: [`market:${card}`], to: stock(colourOf(card, table)) }));
    case 'lose':
      return event.cards.map((card) => ({ face: card, from: stock(colourOf(card, table)), to: ['discards'] }));
    case 'sell': {
      const length = Math.min(MOST_POINT_CARDS, event.points);
      return Array.from({ length }, () => ({ face: 'back', from: stock(event.colour), to: [`points:${who}`, home] }));
    }
    case 'token': {
      const from = [`choice:${event.colour}`, `ship:${event.colour}`];
      return [{ face: `token ${event.colour}`, from, to: [`tokens:${who}`, home] }];
    }
    case 'refill':
      return [
        ...toMarket(farm),
        ...event.market.map((card) => ({ face: card, from: ['pile'], to: [`market:${card}`] })),
        ...event.farm.map((card) => ({ face: card, from: ['pile'], to: [`farm:${card}`] })),
      ];
    case 'farm_moves':
      return toMarket(event.cards);
    default:
      return [];
  }
}

const toMarket = (cards: string[]): Flight[] =>
  cards.map((card) => ({ face: card, from: [`farm:${card}`], to: [`market:${card}`] }));
