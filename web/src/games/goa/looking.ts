/** What lines of the log point at, and what flies over the table when something happens. */
import type { GameEvent } from '../../api/types';
import type { View } from '../../api/types';
import type { Flight } from '../module';
import type { GoaBoard } from './facts';

const MOST_FLYING = 4;

const columnId = (event: GameEvent): string => String(event['column']);
const home = (seat: number | null): string => `seat:${seat}`;

export function marks(event: GameEvent): string[] {
  const seat = event.seat === null ? [] : [home(event.seat)];
  switch (event.kind) {
    case 'flag':
    case 'mark':
    case 'exchange':
      return [...seat, `square:${String(event['square'])}`];
    case 'bid':
    case 'pass':
      return [...seat, 'lot'];
    case 'sold':
    case 'bought':
    case 'kept':
      return [...seat, 'lot'];
    case 'put':
    case 'give':
      return [...seat, `place:${event.seat}:${String(event['place'])}`];
    case 'progress':
    case 'first':
      return [...seat, `cell:${columnId(event)}:${String(event['row'])}`];
    case 'play':
    case 'throw':
      return [...seat, `card:${String(event['card'])}`, 'discards'];
    case 'use':
    case 'receive':
      return [...seat, `tile:${event.seat}:${String(event['tile'])}`];
    case 'found':
      return [...seat, `place:${event.seat}:${String(event['colony'])}`];
    case 'turn_up':
    case 'draw':
      return [...seat, 'deck'];
    default:
      return seat;
  }
}

function goods(event: GameEvent, face: string, from: string[], to: string[]): Flight[] {
  return Array.from({ length: Math.min(MOST_FLYING, Number(event['number'])) }, () => ({
    face,
    from,
    to,
    keeps: true,
  }));
}

function flightsOf(event: GameEvent, board: GoaBoard): Flight[] {
  const who = event.seat;
  const back = home(who);
  const supply = (key: string) => [`supply:${who}:${key}`, back];
  switch (event.kind) {
    case 'receive': {
      const id = String(event['tile']);
      const lot = board.lots.find((other) => other.marker === board.auction?.marker);
      const from = lot?.tile === id ? [`square:${lot.square}`] : [];
      return [{ face: `tile ${id}`, from: [...from, `take:${id}`], to: [`tile:${who}:${id}`, `land:${who}`, back] }];
    }
    case 'sold': {
      const owner = Number(event['owner']);
      return goods({ ...event, number: Math.min(3, Number(event['price'])) }, 'icon ducat', supply('ducats'), [
        `supply:${owner}:ducats`,
        home(owner),
      ]);
    }
    case 'mark':
      return [{ face: `marker ${who}`, from: [back], to: [`square:${String(event['square'])}`], keeps: true }];
    case 'ships':
      return goods(event, 'icon ship', ['stage', 'lot'], supply('ships'));
    case 'colonists':
      return goods(event, 'icon colonist', ['stage', 'lot'], supply('colonists'));
    case 'ducats':
      return goods(
        { ...event, number: Math.min(3, Number(event['number'])) },
        'icon ducat',
        ['stage', 'lot'],
        supply('ducats'),
      );
    case 'extra_card':
      return goods(event, 'icon extra-action', ['stage', 'lot'], supply('extra'));
    case 'draw':
      return goods(event, 'back', ['deck'], [`hand:${who}`, ...supply('cards')]);
    case 'put':
      return [
        {
          face: `spice ${String(event['spice'])}`,
          keeps: true,
          from: ['stage', 'lot'],
          to: [`place:${who}:${String(event['place'])}`, `land:${who}`, back],
        },
      ];
    case 'give':
      return [
        {
          face: `spice ${String(event['spice'])}`,
          keeps: true,
          from: [`place:${who}:${String(event['place'])}`, `land:${who}`, back],
          to: ['stage', 'deck'],
        },
      ];
    case 'play':
    case 'throw': {
      const id = String(event['card']);
      return [
        { face: `card ${id}`, from: [`card:${id}`, `hand:${who}`, ...supply('cards')], to: ['discards', 'deck'] },
      ];
    }
    default:
      return [];
  }
}

export function flights(events: GameEvent[], _seat: number | null, before: View): Flight[] {
  return events.flatMap((event) => flightsOf(event, before.board as GoaBoard));
}
