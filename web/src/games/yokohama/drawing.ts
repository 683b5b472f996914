/** Boards of the same trade share their drawings. */
export const drawingOf = (kind: string): string => kind.replace(/^(laboratory|port)_b$/, '$1_a');
