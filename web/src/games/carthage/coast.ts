/** The coast of the sea route, drawn on 1084 x 226. */
export const COAST =
  'M-6 62H0C30 66 44 74 62 70s30-18 60-12c34 8 66-8 110-6 50 2 74 6 110 14 26 6 42 20 66 26 30 8 66 6 86-8 20-16 30-36 62-46 44-12 96-6 140-4 46 2 84-8 116 0 30 8 42 26 66 38 30 14 60 12 84 8 22-4 40-10 84-6H1090V-6H-6z';
export const LANE = 'M98 128C150 158 220 158 274 148s120 16 176 8 120-32 176-20 120 12 176 6 120 2 176 8';
export const WAVES = `M184 186q5-5 10 0t10 0 M352 176q5-5 10 0t10 0 M190 98q5-5 10 0t10 0 M536 190q5-5 10 0t10 0
  M560 170q5-5 10 0t10 0 M714 112q5-5 10 0t10 0 M880 178q5-5 10 0t10 0 M888 104q5-5 10 0t10 0
  M30 180q5-5 10 0t10 0 M362 108q5-5 10 0t10 0 M1048 196q5-5 10 0t10 0 M534 112q5-5 10 0t10 0`;
/** The compass rose at a point: eight rays, each a dark and a light half. */
export function rose(x: number, y: number, long = 18, short = 11): { d: string; dark: boolean }[] {
  const at = (angle: number, r: number) =>
    `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  return Array.from({ length: 16 }, (_, half) => {
    const ray = Math.floor(half / 2);
    const angle = (ray * Math.PI) / 4;
    const side = angle + (half % 2 ? 1 : -1) * (Math.PI / 8);
    return { d: `M${x} ${y}L${at(side, 4.3)} ${at(angle, ray % 2 ? short : long)}z`, dark: half % 2 === 0 };
  });
}
/** Rhumb lines from the rose across the sheet. */
export const rhumbs = (x: number, y: number): string =>
  Array.from({ length: 16 }, (_, ray) => {
    const angle = ((ray + 0.27) * Math.PI) / 8;
    return `M${x} ${y}l${Math.round(1200 * Math.cos(angle))} ${Math.round(1200 * Math.sin(angle))}`;
  }).join('');
