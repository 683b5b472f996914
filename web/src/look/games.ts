/** What the front page says about each game besides the server's facts: picture, length and weight (our estimates). */
import carthage from './art/carthage.svg';
import goa from './art/goa.svg';
import mombasa from './art/mombasa.svg';
import yokohama from './art/yokohama.svg';

export interface GameLook {
  name: 'carthage' | 'goa' | 'mombasa' | 'yokohama';
  /** Where its picture lies. */
  picture: string;
  minutes: number;
  /** From 1 (a first game) to 5 (for those who like to think). */
  weight: number;
}

export const HEAVIEST = 5;

export const GAMES: readonly GameLook[] = [
  { name: 'carthage', picture: carthage, minutes: 40, weight: 2 },
  { name: 'goa', picture: goa, minutes: 90, weight: 3 },
  { name: 'mombasa', picture: mombasa, minutes: 120, weight: 4 },
  { name: 'yokohama', picture: yokohama, minutes: 90, weight: 3 },
];
