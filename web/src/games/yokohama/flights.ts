/** Which pieces travel when something happens, so that others' moves can be followed with the eyes. */
import type { GameEvent, View } from '../../api/types';
import type { Flight } from '../module';
import { KINDS, signOf, type Reward, type YokohamaBoard } from './facts';

const MOST = 4;

export function flights(events: GameEvent[], _seat: number | null, before: View): Flight[] {
  const board = before.board as YokohamaBoard;
  return events.flatMap((event) => flightsOf(event, board)).slice(0, 3 * MOST);
}

function flightsOf(event: GameEvent, before: YokohamaBoard): Flight[] {
  const who = event.seat;
  if (who === null) return [];
  const home = `seat:${who}`;
  const hand = [`hand:${who}`, home];
  const area = `area:${String(event['area'])}`;
  const man = `assistant ${who}`;
  switch (event.kind) {
    case 'place':
      return [{ face: man, from: hand, to: [area] }];
    case 'shift':
      return [{ face: man, from: event['from'] === 'hand' ? hand : [`area:${String(event['from'])}`], to: [area] }];
    case 'recall':
      return Array.from({ length: Math.min(MOST, Number(event['count'])) }, () => ({
        face: man,
        from: [area],
        to: hand,
      }));
    case 'move': {
      const from = before.players[who]?.president;
      return [{ face: `president ${who}`, from: from ? [`area:${from}`] : [home], to: [area] }];
    }
    case 'back':
      return [{ face: `president ${who}`, from: [`area:${before.players[who]?.president}`], to: [home] }];
    case 'church':
    case 'customs':
      return [{ face: man, from: [`area:${before.action?.area}`], to: [`${event.kind}:${String(event['space'])}`] }];
    case 'shop':
    case 'house':
      return [{ face: `${event.kind} ${who}`, from: hand, to: [area] }];
    case 'take':
    case 'take_secret':
      return [
        {
          face: `sign ${signOf('order')}`,
          from: [`order:${String(event['order'])}`, area],
          to: [`orders:${who}`, home],
        },
      ];
    case 'acquire':
      return [{ face: `sign ${signOf('value')}`, from: [`area:${before.action?.area}`], to: [`techs:${who}`, home] }];
    case 'gain':
      return Object.entries((event['what'] ?? {}) as Reward).flatMap(([kind, count]) => {
        if (!(KINDS as readonly string[]).includes(kind)) return [];
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
