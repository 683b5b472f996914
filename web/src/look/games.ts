/** What the front page says about each game besides the server's facts: picture, length and weight (our estimates). */
import type { Component } from 'svelte';
import Carthage from './art/Carthage.svelte';
import Goa from './art/Goa.svelte';
import Mombasa from './art/Mombasa.svelte';
import Yokohama from './art/Yokohama.svelte';

export interface GameLook {
  name: 'carthage' | 'goa' | 'mombasa' | 'yokohama';
  Art: Component;
  minutes: number;
  /** From 1 (a first game) to 5 (for those who like to think). */
  weight: number;
}

export const HEAVIEST = 5;

export const GAMES: readonly GameLook[] = [
  { name: 'carthage', Art: Carthage, minutes: 40, weight: 2 },
  { name: 'goa', Art: Goa, minutes: 90, weight: 3 },
  { name: 'mombasa', Art: Mombasa, minutes: 120, weight: 4 },
  { name: 'yokohama', Art: Yokohama, minutes: 90, weight: 3 },
];
