/**
 * A catalogue of sentences in the format of Project Fluent (docs/languages.md), the same for the client's own texts and
 * for the games' sentences, which the terminal says from the same file. A key is written with dots in code and with
 * hyphens in the catalogue: `front.play_now` is the message `front-play_now`.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';

export type Values = Record<string, unknown>;
/** A sentence in pieces: plain text, and the names of the values between. */
export type Piece = { text: string } | { value: string };

const START = '\u0001';
const END = '\u0002';
const MARK = new RegExp(`${START}(\\w+)${END}`);
const idOf = (key: string): string => key.replaceAll('.', '-');

/** Where the lines of a language may not break: for a whole text, and for one that follows a number. */
export interface Lines {
  held: (text: string) => string;
  counted: (text: string) => string;
}

/** A name as it stands alone, with the forms that it has in sentences. */
class Called extends FluentType<string> {
  constructor(
    name: string,
    readonly forms: Record<string, string>,
  ) {
    super(name);
  }
  toString(): string {
    return this.value;
  }
}

/** A number that chooses its plural form, and is written as the mark of its place. */
class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    readonly mark: string,
  ) {
    super(value);
  }
  override toString(): string {
    return this.mark;
  }
}

/** `CASE($company, "gen")` in a catalogue: the name in that case, or as it stands alone where it has no such form. */
function caseOf([name, wanted]: FluentValue[]): FluentValue {
  return name instanceof Called ? (name.forms[String(wanted)] ?? name.value) : (name ?? '');
}

export class Catalogue {
  /** By language; those that need nothing of the kind are not there (words/later/lines.ts). */
  static readonly lines: Record<string, Lines> = {};
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { CASE: caseOf } });
    for (const source of sources) this.add(source);
  }

  /** What the box calls values that the catalogue has no name for: by key and value. */
  names: Record<string, Record<string, string>> = {};

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Add what is not there yet. */
  addMissing(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: false });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(idOf(key));
  }

  /** The sentence with its values; a key that is not there, and a value that is missing, stay visible. */
  say(key: string, values: Values = {}): string {
    return this.#format(key, (name, value) => this.#spoken(name, value), values);
  }

  /** The sentence in pieces, so that its values can be drawn. */
  pieces(key: string, values: Values): Piece[] {
    const said = this.#format(
      key,
      (name, value) => {
        const mark = `${START}${name}${END}`;
        return typeof value === 'number' ? new MarkedNumber(value, mark) : mark;
      },
      values,
    );
    const parts = said.split(MARK);
    const counted = (text: string, name = '') =>
      typeof values[name] === 'number' ? (Catalogue.lines[this.language]?.counted(text) ?? text) : text;
    return parts
      .map((part, at) => (at % 2 ? { value: part } : { text: counted(part, parts[at - 1]) }))
      .filter((piece) => !('text' in piece) || piece.text !== '');
  }

  /** What a value is called, in a form of its name where it has that: by the catalogue, else by the box; else undefined. */
  called(name: string, value: unknown, form = ''): string | undefined {
    const named = this.#named(name, value);
    return named?.forms[form] ?? named?.value;
  }

  /** How many of what, each by its message `amount-ID`. */
  amounts(counts: Record<string, unknown>): string {
    const parts = Object.entries(counts).map(([id, count]) => this.say(`amount.${id}`, { count }));
    return parts.length ? parts.join(', ') : this.say('nothing');
  }

  /** `called-company-cairo`, with its cases as attributes. */
  #named(name: string, value: unknown): Called | undefined {
    const message = this.#bundle.getMessage(`called-${name}-${String(value)}`.replaceAll(' ', '_'));
    if (!message?.value) {
      const boxed = this.names[name]?.[String(value)];
      return boxed === undefined ? undefined : new Called(boxed, {});
    }
    const forms = Object.entries(message.attributes).map(([form, pattern]) => [
      form,
      this.#bundle.formatPattern(pattern, {}),
    ]);
    return new Called(
      this.#bundle.formatPattern(message.value, {}),
      Object.fromEntries(forms) as Record<string, string>,
    );
  }

  #spoken(name: string, value: unknown): FluentValue {
    if (Array.isArray(value))
      return value.length ? value.map((part) => String(this.#spoken(name, part))).join(', ') : this.say('nothing');
    if (typeof value === 'object' && value !== null) return this.amounts(value as Record<string, unknown>);
    if (typeof value === 'number') return this.#named(name, value) ?? new FluentNumber(value, { useGrouping: false });
    return this.#named(name, value) ?? String(value);
  }

  #format(key: string, show: (name: string, value: unknown) => FluentValue, values: Values): string {
    const pattern = this.#bundle.getMessage(idOf(key))?.value;
    if (!pattern) return key;
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
    const shown = Object.fromEntries(given.map(([name, value]) => [name, show(name, value)]));
    const said = this.#bundle.formatPattern(pattern, shown as Record<string, string>, []);
    return Catalogue.lines[this.language]?.held(said) ?? said;
  }
}
