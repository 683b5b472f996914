/** When our typefaces are there. On a slow line the page does not wait for ever: it begins with others. */
const PATIENCE_MS = 2000;
const USED = ['400 16px "Entrepot Sans"', '600 16px "Entrepot Serif"'];

export const typefaces: Promise<unknown> = Promise.race([
  Promise.all(USED.map((face) => document.fonts.load(face))).catch(() => undefined),
  new Promise((done) => setTimeout(done, PATIENCE_MS)),
]);
