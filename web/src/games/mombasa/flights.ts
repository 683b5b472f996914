/** What travels when something happens, so that others' moves can be followed with the eyes. */
import type { MombasaEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Flight } from '../module';
import type { MombasaBoard } from './view';

export function flights(events: MombasaEvent[], viewer: number | null, before: View<MombasaBoard>): Flight[] {
  return events.flatMap((event) => flightsOf(event, viewer, before.board));
}

function flightsOf(event: MombasaEvent, viewer: number | null, board: MombasaBoard): Flight[] {
  const who = event.seat;
  const home = `seat:${who}`;
  const hand = (card = '') => (who === viewer ? [`hand:${card}`, `hand:${who}`, home] : [`hand:${who}`, home]);
  switch (event.kind) {
    case 'buy':
      return [{ face: event.card, from: [`display:${event.card}`], to: hand(event.card) }];
    case 'lay': {
      const { card, slot } = event;
      const face = card !== undefined && board.players[event.seat]?.hand?.includes(card) ? card : 'back';
      return [{ face, from: hand(card), to: [`slot:${who}:${slot}`, home] }];
    }
    case 'enter':
      return [{ face: `post:${event.company}`, from: [`hq:${event.company}`], to: [`region:${event.region}`] }];
    case 'mark':
      return [{ face: `marker:${who}`, from: [home], to: [`space:${event.space}`] }];
    case 'book':
      return [{ face: 'book', from: [`shelf:${event.row}:${event.column}`], to: [`ink:${who}`, home] }];
    case 'gain':
      return [{ face: 'coin', from: [home], to: [`pounds:${who}`, home] }];
    default:
      return [];
  }
}
