/** What a running table does not always need, and what may not slide in late where it does: see `TablePage`. */
export const endScreen = () => import('./EndScreen.svelte');
export const phoneSheet = () => import('./PhoneSheet.svelte');
export const hintCard = () => import('./HintCard.svelte');
export const since = () => import('./Since.svelte');
