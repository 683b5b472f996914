/** Which language is spoken. It can change at any moment: every text on the page follows, and nothing else does. */
import { Catalogue } from './catalogue';
import app from './en/app.ftl?raw';
import bots from './en/bots.ftl?raw';
import carthage from './en/carthage.ftl?url';
import errors from './en/errors.ftl?url';
import goa from './en/goa.ftl?url';
import lesson from './en/lesson.ftl?url';
import mombasa from './en/mombasa.ftl?url';
import pages from './en/pages.ftl?url';
import people from './en/people.ftl?url';
import plain from './en/plain.ftl?url';
import box from './en/box.ftl?url';
import review from './en/review.ftl?url';
import table from './en/table.ftl?url';
import yokohama from './en/yokohama.ftl?url';

/** The languages that are spoken here, by their codes. */
export const CODES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof CODES)[number];
type Addresses = Record<string, string>;

/** Where the English words of each part lie: files of text, not code. */
export const ENGLISH: Addresses = {
  pages,
  table,
  people,
  box,
  review,
  lesson,
  errors,
  carthage,
  goa,
  plain,
  mombasa,
  yokohama,
};
/** What every page needs; in English it comes with the code. */
export const ALWAYS = ['app', 'bots'];
const ENTRY = 'entrepot.language';

export async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** One language: its words as far as they have been brought. */
export class Tongue {
  readonly catalogue: Catalogue;
  /** The parts that were asked for. */
  readonly coming = new Map<string, Promise<void>>();

  constructor(
    readonly language: Language,
    readonly addresses: Addresses,
  ) {
    this.catalogue = new Catalogue(language, app, bots);
  }

  /** Bring the words of a part; of one that has none, nothing. What could not be brought is asked for again the next time. */
  load(part: string): Promise<void> {
    const address = this.addresses[part];
    if (!address) return Promise.resolve();
    let words = this.coming.get(part);
    if (!words) {
      words = fetched(address).then((text) => this.catalogue.add(text));
      words.catch(() => this.coming.delete(part));
      this.coming.set(part, words);
    }
    return words;
  }
}

const speaking = () => import('./later/speaking');

class Spoken {
  tongue = $state.raw(new Tongue('en', ENGLISH));
  /** Counts what came late: whoever speaks is drawn again. */
  late = $state(0);
  /** The language that is spoken, or comes: who is greeted first is greeted in it. */
  wished: Language = 'en';

  get language(): Language {
    return this.tongue.language;
  }

  /** The words that say a text. Where another language than English lacks it, it comes in English a moment later. */
  words(key: string): Catalogue {
    const { tongue } = this;
    void this.late;
    if (tongue.language !== 'en' && !tongue.catalogue.has(key))
      void speaking().then((module) => module.complete(tongue));
    return tongue.catalogue;
  }
}

export const spoken = new Spoken();

/** The first language that we speak of those that somebody reads; `pl-PL` is Polish. */
export const best = (wishes: readonly string[]): Language =>
  wishes.map((wish) => CODES.find((code) => code === wish.split('-')[0]!.toLowerCase())).find(Boolean) ?? 'en';

function kept(): string {
  try {
    return localStorage.getItem(ENTRY) ?? '';
  } catch {
    return '';
  }
}

/** Choose a language for good; it is kept in this browser. */
export async function choose(language: Language): Promise<void> {
  await (await speaking()).speak(language);
  try {
    localStorage.setItem(ENTRY, language);
  } catch {
    // A browser that keeps nothing (private mode): the choice holds until the page is closed.
  }
}

/** Begin in the language that was chosen here, else in that of the browser; without its words, in English. */
export async function begin(): Promise<void> {
  const wished = best([kept(), ...navigator.languages]);
  if (wished === 'en') return;
  spoken.wished = wished;
  await speaking()
    .then((module) => module.speak(wished))
    .catch(() => (spoken.wished = 'en'));
}
