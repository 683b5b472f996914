/** Parts of the page whose code comes when it is first needed; once it has come, a part is there at once. */
export type Load<Part> = () => Promise<{ default: Part }>;

/** Weakly: a function that a table made for itself holds on to the whole table. */
const come = new WeakMap<Load<unknown>, unknown>();

/** Fetch a part, and keep it. */
export async function fetched<Part>(load: Load<Part>): Promise<Part> {
  const part = (await load()).default;
  come.set(load, part);
  return part;
}

/** The part, if it has come already. */
export const ready = <Part>(load: Load<Part>): Part | undefined => come.get(load) as Part | undefined;
