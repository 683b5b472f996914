/** Boards of the same trade share their drawings. */
const SHARED: Record<string, string> = { laboratory_b: 'laboratory_a', port_b: 'port_a' };

export const drawingOf = (kind: string): string => SHARED[kind] ?? kind;
