/** Reads or writes an entry that this browser keeps; one that keeps nothing remembers only this visit. */
export function kept(entry: string, value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(entry, value);
    return localStorage.getItem(entry);
  } catch {
    return null;
  }
}
