/** The components of Traders of Carthage outside a table. */
import type { Drawings } from '../drawn';
import Drawn from './Drawn.svelte';

export const drawings: Drawings = { Drawn, whole: { goods: 'cards', route_space: 'route' }, each: [] };
