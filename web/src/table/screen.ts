/**
 * What kind of screen this is: the one place that knows where one layout ends and the next begins, by width and height.
 * The table carries it as `data-screen`; css asks for `[data-screen='phone']`, never for pixels of its own.
 */
import { MediaQuery } from 'svelte/reactivity';

/** `phone`: strip, board, sheet (beside the board when the phone lies). `tablet`: upright, everything in one column. The rest: board, tray and side column. */
export type Screen = 'phone' | 'tablet' | 'low' | 'middle' | 'roomy' | 'wide';

/** Whether somebody sits at a keyboard: then keys are written on pieces and buttons. */
export const keyboard = new MediaQuery('(min-width: 761px) and (hover: hover) and (pointer: fine)');
/** Whether things are tapped rather than clicked. */
export const touch = new MediaQuery('(pointer: coarse)');
/** A phone held sideways: too low for anything above anything else. */
export const lying = new MediaQuery('(min-width: 561px) and (max-width: 1000px) and (max-height: 480px)');
const narrow = new MediaQuery('max-width: 760px');
export const phone = {
  get current(): boolean {
    return narrow.current || lying.current;
  },
};
const tablet = new MediaQuery('(max-width: 1000px) and (orientation: portrait)');
const low = new MediaQuery('max-height: 739px');
const middle = new MediaQuery('max-height: 859px');
const wide = new MediaQuery('(min-width: 1600px) and (min-height: 860px)');

export const layout = {
  get current(): Screen {
    if (phone.current) return 'phone';
    if (tablet.current) return 'tablet';
    if (low.current) return 'low';
    if (middle.current) return 'middle';
    return wide.current ? 'wide' : 'roomy';
  },
  /** Whether log and moves have room beside each other's heads; else they share a box with tabs. */
  get ample(): boolean {
    return this.current === 'roomy' || this.current === 'wide';
  },
};
