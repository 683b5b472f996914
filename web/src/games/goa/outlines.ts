/** The outlines and grounds of the tiles, on 104 x 104: the class of a tile is told by its shape, ground and band. */
import type { Kind } from './facts';

export const OUTLINES: Record<Kind, string> = {
  plantation: 'M8 1H96a7 7 0 0 1 7 7V96a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z',
  now: 'M5 1H99a4 4 0 0 1 4 4V34a8 8 0 0 0 0 16V99a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V50a8 8 0 0 0 0-16V5a4 4 0 0 1 4-4z',
  red: 'M22 1H82a21 21 0 0 1 21 21V90a13 13 0 0 1-13 13H14A13 13 0 0 1 1 90V22A21 21 0 0 1 22 1z',
  once: 'M14 1H90L103 14V90L90 103H14L1 90V14z',
  score: 'M8 1H96L103 8V96L96 103H8L1 96V8z',
  flag: 'M8 1H96a7 7 0 0 1 7 7V96a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z',
};

export const GROUNDS: Record<Kind, string> = {
  plantation: 'M-4 30 60-10M-4 48 90-12M-4 66 110-6M-4 84 110 12M20 86 110 30M50 86 110 48M78 86 110 66',
  now: 'M52 44-10-8V20zM52 44 20-20H46zM52 44 84-20H110V0zM52 44 120 30V58zM52 44-16 58V82zM52 44 30 110H64zM52 44 86 110 120 96z',
  red: 'M6 26q46-22 92 0M4 42q48-20 96 0M4 58q48-20 96 0M4 74q48-20 96 0',
  once: 'M-2 22q9-7 18 0t18 0 18 0 18 0 18 0 18 0M-2 40q9-7 18 0t18 0 18 0 18 0 18 0 18 0M-2 58q9-7 18 0t18 0 18 0 18 0 18 0 18 0M-2 76q9-7 18 0t18 0 18 0 18 0 18 0 18 0',
  score: 'M8 8H96V96H8z',
  flag: '',
};

/** A colony's gate, on 96 x 118. */
export const GATE = 'M4 116V44L14 34V22h8v8h9v-8h9l8-10 8 10h9v8h9v-8h8v12L92 44v72z';
export const FURROWS = 'M-6 38 60-10M-6 58 90-12M-6 78 104-2M-6 98 104 20M10 110 104 42M40 112 104 66M70 114 104 90';
