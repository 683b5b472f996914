/** The sea route on phones: there it comes with the game. */
export const lanes = () => import('./SeaLanes.svelte');
