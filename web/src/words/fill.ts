/** Filling {placeholders} in sentences, the same way for the client's own texts and for the games' sentences. */

export type Values = Record<string, unknown>;

/** Lists are joined by commas, an empty list is "nothing", an unknown placeholder stays visible. */
export function fill(sentence: string, values: Values, nothing = 'nothing'): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) return whole;
    if (Array.isArray(value)) return value.length ? value.join(', ') : nothing;
    return String(value);
  });
}
