/** Which cards and tokens travel when something happens, so that others' moves can be followed with the eyes. */
import type { GameEvent, View } from '../../api/types';
import type { Flight } from '../module';
import { colourOf, type CarthageBoard } from './facts';

const MOST_POINT_CARDS = 4;

export function flights(events: GameEvent[], seat: number | null, before: View): Flight[] {
  const farm = (before.board as CarthageBoard).farm.map((item) => item.card);
  return events.flatMap((event) => flightsOf(event, seat, farm));
}

function flightsOf(event: GameEvent, viewer: number | null, farm: string[]): Flight[] {
  const who = event.seat;
  const card = String(event['card']);
  const cards = (event['cards'] ?? []) as string[];
  const home = `seat:${who}`;
  const hand = (held: string) => (who === viewer ? [`hand:${held}`, `hand:${who}`, home] : [`hand:${who}`, home]);
  const stock = (colour: string) => [`stock:${who}:${colour}`, `stock:${who}`, home];
  switch (event.kind) {
    case 'take':
      return [{ face: card, from: [`market:${card}`], to: hand(card) }];
    case 'pay':
    case 'protect':
      return [{ face: card, from: hand(card), to: ['discards'] }];
    case 'goods':
      return cards.map((bought) => ({ face: bought, from: [`market:${bought}`], to: stock(colourOf(bought)) }));
    case 'lose':
      return cards.map((lost) => ({ face: lost, from: stock(colourOf(lost)), to: ['discards'] }));
    case 'sell': {
      const points = Math.min(MOST_POINT_CARDS, Number(event['points']));
      const from = stock(String(event['colour']));
      return Array.from({ length: points }, () => ({ face: 'back', from, to: [`points:${who}`, home] }));
    }
    case 'token': {
      const colour = String(event['colour']);
      return [{ face: `token ${colour}`, from: [`choice:${colour}`, `ship:${colour}`], to: [`tokens:${who}`, home] }];
    }
    case 'refill':
      return [
        ...toMarket(farm),
        ...(event['market'] as string[]).map((drawn) => ({ face: drawn, from: ['pile'], to: [`market:${drawn}`] })),
        ...(event['farm'] as string[]).map((drawn) => ({ face: drawn, from: ['pile'], to: [`farm:${drawn}`] })),
      ];
    case 'farm_moves':
      return toMarket(cards);
    default:
      return [];
  }
}

const toMarket = (cards: string[]): Flight[] =>
  cards.map((card) => ({ face: card, from: [`farm:${card}`], to: [`market:${card}`] }));
