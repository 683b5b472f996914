/** What lines of the log point at, and what flies over the table when something happens. */
import type { GoaEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Flight } from '../module';
import type { GoaBoard } from './facts';

const MOST_FLYING = 4;
/** Ducats are many: a few stand for them. */
const MOST_DUCATS = 3;

const home = (seat: number): string => `seat:${seat}`;

export function marks(event: GoaEvent): string[] {
  if (event.seat === null) return [];
  const seat = home(event.seat);
  switch (event.kind) {
    case 'flag':
    case 'mark':
    case 'exchange':
      return [seat, `square:${event.square}`];
    case 'bid':
    case 'pass':
    case 'sold':
    case 'bought':
    case 'kept':
      return [seat, 'lot'];
    case 'put':
    case 'give':
      return [seat, `place:${event.seat}:${event.place}`];
    case 'progress':
    case 'first':
      return [seat, `cell:${event.column}:${event.row}`];
    case 'play':
    case 'throw':
      return [seat, `card:${event.card}`, 'discards'];
    case 'use':
    case 'receive':
      return [seat, `tile:${event.seat}:${event.tile}`];
    case 'found':
      return [seat, `place:${event.seat}:${event.colony}`];
    case 'turn_up':
    case 'draw':
      return [seat, 'deck'];
    default:
      return [seat];
  }
}

const goods = (number: number, face: string, from: string[], to: string[]): Flight[] =>
  Array.from({ length: Math.min(MOST_FLYING, number) }, () => ({ face, from, to, keeps: true }));

function flightsOf(event: GoaEvent, board: GoaBoard): Flight[] {
  if (event.seat === null) return [];
  const who = event.seat;
  const back = home(who);
  const supply = (key: string, seat = who) => [`supply:${seat}:${key}`, home(seat)];
  const place = (id: string) => [`place:${who}:${id}`, `land:${who}`, back];
  const middle = ['stage', 'lot'];
  switch (event.kind) {
    case 'receive': {
      const { tile } = event;
      const lot = board.lots.find((other) => other.marker === board.auction?.marker);
      const from = lot?.tile === tile ? [`square:${lot.square}`] : [];
      const to = [`tile:${who}:${tile}`, `land:${who}`, back];
      return [{ face: `tile ${tile}`, from: [...from, `take:${tile}`], to }];
    }
    case 'sold':
      return goods(Math.min(MOST_DUCATS, event.price), 'icon ducat', supply('ducats'), supply('ducats', event.owner));
    case 'mark':
      return [{ face: `marker ${who}`, from: [back], to: [`square:${event.square}`], keeps: true }];
    case 'ships':
      return goods(event.number, 'icon ship', middle, supply('ships'));
    case 'colonists':
      return goods(event.number, 'icon colonist', middle, supply('colonists'));
    case 'ducats':
      return goods(Math.min(MOST_DUCATS, event.number), 'icon ducat', middle, supply('ducats'));
    case 'extra_card':
      return goods(event.number, 'icon extra-action', middle, supply('extra'));
    case 'draw':
      return goods(event.number, 'back', ['deck'], [`hand:${who}`, ...supply('cards')]);
    case 'put':
      return [{ face: `spice ${event.spice}`, keeps: true, from: middle, to: place(event.place) }];
    case 'give':
      return [{ face: `spice ${event.spice}`, keeps: true, from: place(event.place), to: ['stage', 'deck'] }];
    case 'play':
    case 'throw': {
      const from = [`card:${event.card}`, `hand:${who}`, ...supply('cards')];
      return [{ face: `card ${event.card}`, from, to: ['discards', 'deck'] }];
    }
    default:
      return [];
  }
}

export const flights = (events: GoaEvent[], _seat: number | null, before: View<GoaBoard>): Flight[] =>
  events.flatMap((event) => flightsOf(event, before.board));
