/** What a running table does not always need, and what may not slide in late where it does: see `TablePage`. */
import { fetched } from '../pieces/later';

export const seatClock = () => import('../people/SeatClock.svelte');
export const endScreen = () => import('./EndScreen.svelte');
export const phoneSheet = () => import('./PhoneSheet.svelte');
export const hintCard = () => import('./HintCard.svelte');
export const soFar = () => import('./SoFar.svelte');
export const since = () => import('./Since.svelte');
export const moveMenu = () => import('../pieces/MoveMenu.svelte');
/** Who points at a piece may click it next: its menu comes along. */
export const tip = () => {
  fetched(moveMenu).catch(() => undefined);
  return import('../pieces/Tip.svelte');
};
