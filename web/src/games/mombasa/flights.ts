/** What travels when something happens, so that others' moves can be followed with the eyes. */
import type { GameEvent, View } from '../../api/types';
import type { Flight } from '../module';
import type { MombasaBoard } from './view';

export function flights(events: GameEvent[], viewer: number | null, before: View): Flight[] {
  const board = before.board as MombasaBoard;
  return events.flatMap((event) => flightsOf(event, viewer, board));
}

function flightsOf(event: GameEvent, viewer: number | null, board: MombasaBoard): Flight[] {
  const who = event.seat;
  const home = `seat:${who}`;
  const card = String(event['card']);
  const hand = who === viewer ? [`hand:${card}`, `hand:${who}`, home] : [`hand:${who}`, home];
  switch (event.kind) {
    case 'buy':
      return [{ face: card, from: [`display:${card}`], to: hand }];
    case 'lay':
      return [
        {
          face: board.players[who ?? -1]?.hand?.includes(card) ? card : 'back',
          from: hand,
          to: [`slot:${who}:${String(event['slot'])}`, home],
        },
      ];
    case 'enter': {
      const post = `post ${String(event['company'])}`;
      return [{ face: post, from: [`hq:${String(event['company'])}`], to: [`region:${String(event['region'])}`] }];
    }
    case 'mark':
      return [{ face: `marker ${who}`, from: [home], to: [`space:${String(event['space'])}`] }];
    case 'book':
      return [
        { face: 'book', from: [`shelf:${String(event['row'])}:${String(event['column'])}`], to: [`ink:${who}`, home] },
      ];
    case 'gain':
      return [{ face: 'coin', from: [home], to: [`pounds:${who}`, home] }];
    default:
      return [];
  }
}
