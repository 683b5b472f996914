/**
 * What an owner has entered so far. It is kept in this browser at every field and looked through by the server, which
 * says what does not fit; everything else makes the box at any time.
 */
import { boxes } from '../api/boxes';
import type { BoxChecked, BoxField, BoxForm, BoxRefusal } from '../api/types';
import { kept } from '../table/kept';

export type Facts = Record<string, unknown>;
export type Tables = Record<string, Facts[]>;
/** Where a value stands: ours, read from the real game, stated by the rulebook, known from elsewhere, or not fitting. */
export type State = 'house' | 'yours' | 'rulebook' | 'known' | 'refused';
/** A value, by its table, the place of the component among those, and its key. */
export interface Spot {
  table: string;
  place: number;
  key: string;
}

const OWNER = 'owner';
const PAUSE_MS = 150;

export const sourceOf = (facts: Facts, key: string): string => String(facts[`${key}_source`] ?? facts['source'] ?? '');
const isTables = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && Object.values(found).every((parts) => Array.isArray(parts));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Draft {
  /** The tables that differ from the game's own box. */
  tables = $state.raw<Tables>({});
  checked = $state.raw<BoxChecked | null>(null);
  /** When the draft was kept; null: nothing was entered. */
  at = $state<Date | null>(null);
  trouble = $state('');
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly form: BoxForm) {
    this.#recall();
    void this.#check();
  }

  /** What was entered here before. What cannot be read any more is as good as nothing. */
  #recall(): void {
    [this.tables, this.at] = [{}, null];
    try {
      const found = JSON.parse(kept(this.#entry) ?? 'null') as { tables: Tables; at: number } | null;
      if (found && isTables(found.tables)) [this.tables, this.at] = [found.tables, new Date(found.at)];
    } catch {
      // somebody else wrote there
    }
  }

  /** Two tabs have one draft: what is entered in the other one is taken over. Returns how to stop. */
  follow(): () => void {
    const heard = ({ key }: StorageEvent): void => {
      if (key !== this.#entry) return;
      this.#recall();
      void this.#check();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }

  get #entry(): string {
    return `entrepot.box.${this.form.game}`;
  }

  own(table: string): Facts[] {
    return this.form.own[table] ?? [];
  }

  all(table: string): Facts[] {
    return this.tables[table] ?? this.own(table);
  }

  /** A component as the box has it: what does not fit is not in it. */
  settled(table: string): Facts[] {
    const entered = this.all(table);
    const own = this.own(table);
    if (this.refusals.some((one) => one.changes.some((change) => change.table === table && !change.key))) return own;
    return entered.map((facts, place) => {
      const refused = this.refusals.flatMap((one) => one.changes).filter((c) => c.table === table && c.place === place);
      const instead = refused.map(({ key }) => [key, own[place]?.[key]] as const);
      return instead.length ? { ...facts, ...Object.fromEntries(instead) } : facts;
    });
  }

  get refusals(): BoxRefusal[] {
    return this.checked?.refusals ?? [];
  }

  refusal({ table, place, key }: Spot): BoxRefusal | undefined {
    return this.refusals.find((one) =>
      one.changes.some((change) => change.table === table && change.place === place && change.key === key),
    );
  }

  /** Why there cannot be more or fewer of a component. */
  refusalOf(table: string): BoxRefusal | undefined {
    return this.refusals.find((one) => one.changes.some((change) => change.table === table && !change.key));
  }

  state(spot: Spot): State {
    const facts = this.all(spot.table)[spot.place] ?? {};
    if (this.refusal(spot)) return 'refused';
    const source = sourceOf(facts, spot.key);
    if (facts[spot.key] === undefined) return 'known';
    if (source === 'house' || source === 'rulebook') return source;
    return source === OWNER ? 'yours' : 'known';
  }

  /** Whether a value is asked for: one of ours that nobody has replaced. */
  open(spot: Spot): boolean {
    return this.state(spot) === 'house';
  }

  /** How many of our values the fields of a table have, and how many are replaced. */
  progress(table: string, fields: BoxField[]): { done: number; total: number } {
    const asked = this.own(table).flatMap((facts, place) =>
      fields
        .filter(({ key }) => facts[key] !== undefined && sourceOf(facts, key) === 'house')
        .map(({ key }) => ({ table, place, key })),
    );
    return { done: asked.filter((spot) => this.state(spot) === 'yours').length, total: asked.length };
  }

  /** Enter a value; undefined takes it away. */
  set({ table, place, key }: Spot, value: unknown): void {
    this.#change(table, (parts) => {
      const rest = without(parts[place] ?? {}, key, `${key}_source`);
      parts[place] =
        value === undefined ? rest : inOrder(parts[place] ?? {}, { ...rest, [key]: value, [`${key}_source`]: OWNER });
    });
  }

  /** The values are printed just as they are here. */
  confirm(spots: Spot[]): void {
    for (const spot of spots) if (this.open(spot)) this.set(spot, this.all(spot.table)[spot.place]?.[spot.key]);
  }

  /** Back to the game's own value. */
  reset({ table, place, key }: Spot): void {
    const own = this.own(table)[place];
    this.#change(table, (parts) => {
      const rest = without(parts[place] ?? {}, key, `${key}_source`);
      const back = [key, `${key}_source`].filter((one) => own?.[one] !== undefined).map((one) => [one, own?.[one]]);
      parts[place] = inOrder(own ?? {}, { ...rest, ...Object.fromEntries(back) });
    });
  }

  /** One more component like another. */
  add(table: string, place: number): void {
    this.#change(table, (parts) => {
      const like = parts[place] ?? {};
      const named = ['id', 'name'].filter((key) => typeof like[key] === 'string');
      const names = named.map((key) => [key, `${String(like[key])} ${parts.length + 1}`]);
      parts.splice(place + 1, 0, { ...like, ...Object.fromEntries(names), source: OWNER });
    });
  }

  remove(table: string, place: number): void {
    this.#change(table, (parts) => parts.splice(place, 1));
  }

  /** Everything back to the game's own box. */
  clear(): void {
    this.#keep({});
  }

  async read(text: string): Promise<void> {
    const found = await boxes.read(this.form.game, text);
    this.#keep(found.tables as Tables);
  }

  #change(table: string, change: (parts: Facts[]) => void): void {
    const parts = [...this.all(table)];
    change(parts);
    const rest = without(this.tables, table);
    this.#keep(same(parts, this.own(table)) ? rest : { ...rest, [table]: parts });
  }

  #keep(tables: Tables): void {
    this.tables = tables;
    this.at = new Date();
    kept(this.#entry, JSON.stringify({ tables, at: this.at.getTime() }));
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#check(), PAUSE_MS);
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const checked = await boxes.check(this.form.game, this.tables);
      if (asked === this.#asked) [this.checked, this.trouble] = [checked, ''];
    } catch (problem) {
      if (asked === this.#asked) this.trouble = (problem as Error).message;
    }
  }
}

const without = <Value>(all: Record<string, Value>, ...keys: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));

/** The same facts in the order of others, so that a draft that says the same is the same. */
function inOrder(like: Facts, facts: Facts): Facts {
  const keys = [
    ...Object.keys(like).filter((key) => key in facts),
    ...Object.keys(facts).filter((key) => !(key in like)),
  ];
  return Object.fromEntries(keys.map((key) => [key, facts[key]]));
}
