/** Which pieces travel when something happens, so that others' moves can be followed with the eyes. */
import type { YokohamaEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Flight } from '../module';
import { isGood, signOf, type YokohamaBoard } from './facts';

const MOST = 4;
const ORDER = `sign ${signOf('order')}`;

export function flights(events: YokohamaEvent[], _seat: number | null, before: View<YokohamaBoard>): Flight[] {
  return events.flatMap((event) => flightsOf(event, before.board)).slice(0, 3 * MOST);
}

function flightsOf(event: YokohamaEvent, before: YokohamaBoard): Flight[] {
  const who = event.seat;
  if (who === null) return [];
  const home = `seat:${who}`;
  const hand = [`hand:${who}`, home];
  const man = `assistant ${who}`;
  switch (event.kind) {
    case 'place':
      return [{ face: man, from: hand, to: [`area:${event.area}`] }];
    case 'shift':
      return [{ face: man, from: event.from === 'hand' ? hand : [`area:${event.from}`], to: [`area:${event.area}`] }];
    case 'recall':
      return Array.from({ length: Math.min(MOST, event.count) }, () => ({
        face: man,
        from: [`area:${event.area}`],
        to: hand,
      }));
    case 'move': {
      const from = before.players[who]?.president;
      return [{ face: `president ${who}`, from: from ? [`area:${from}`] : [home], to: [`area:${event.area}`] }];
    }
    case 'back':
      return [{ face: `president ${who}`, from: [`area:${before.players[who]?.president}`], to: [home] }];
    case 'church':
    case 'customs':
      return [{ face: man, from: [`area:${before.action?.area}`], to: [`${event.kind}:${event.space}`] }];
    case 'shop':
    case 'house':
      return [{ face: `${event.kind} ${who}`, from: hand, to: [`area:${event.area}`] }];
    case 'take':
      return [{ face: ORDER, from: [`order:${event.order}`], to: [`orders:${who}`, home] }];
    case 'take_secret':
      return [{ face: ORDER, from: [`order:${event.order}`, `area:${event.area}`], to: [`orders:${who}`, home] }];
    case 'acquire':
      return [{ face: `sign ${signOf('value')}`, from: [`area:${before.action?.area}`], to: [`techs:${who}`, home] }];
    case 'gain':
      return Object.entries(event.what).flatMap(([kind, count]) => {
        if (!isGood(kind)) return [];
        const from = [`area:${before.action?.area}`];
        return Array.from({ length: Math.min(MOST, count) }, () => ({
          face: `sign ${kind}`,
          from,
          to: [`good:${who}:${kind}`, `stock:${who}`, home],
        }));
      });
    default:
      return [];
  }
}
