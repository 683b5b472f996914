/** When in a game something was, in the words of the game. */
import type { Review } from '../api/types';
import { maybe, t } from '../words';

/** The round of the move that followed so many; empty where the game tells none. */
export function roundOf(index: number, bands: Review['bands'], game: string): string {
  const band = bands.findLast((one) => one.index <= index);
  return (band && maybe(`progress.${game}`, band.progress)) ?? '';
}

/** That move by its round and its number. */
export function when(index: number, bands: Review['bands'], game: string): string {
  const round = roundOf(index, bands, game);
  return round ? t('review.when', { round, index: index + 1 }) : t('review.move', { index: index + 1 });
}
