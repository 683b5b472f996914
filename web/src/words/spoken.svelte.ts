/** Which language is spoken. It can change at any moment: every text on the page follows, and nothing else does. */
import { Catalogue } from './catalogue';
import app from './en/app.ftl?raw';
import bots from './en/bots.ftl?raw';
import carthage from './en/carthage.ftl?url';
import errors from './en/errors.ftl?url';
import goa from './en/goa.ftl?url';
import mombasa from './en/mombasa.ftl?url';
import pages from './en/pages.ftl?url';
import people from './en/people.ftl?url';
import plain from './en/plain.ftl?url';
import review from './en/review.ftl?url';
import table from './en/table.ftl?url';
import yokohama from './en/yokohama.ftl?url';

/** The languages that one can choose, each as those who speak it call it. */
export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;

/** Where the English words of each part lie: files of text, not code. */
const ENGLISH: Addresses = { pages, table, people, review, errors, carthage, goa, plain, mombasa, yokohama };
/** What every page needs; in English it comes with the code. */
const ALWAYS = ['app', 'bots'];
const ENTRY = 'entrepot.language';

type Addresses = Record<string, string>;

/** One language: its words as far as they have been brought. */
class Tongue {
  readonly catalogue: Catalogue;
  /** The parts that were asked for. */
  readonly coming = new Map<string, Promise<void>>();

  constructor(
    readonly language: Language,
    readonly addresses: Addresses,
  ) {
    this.catalogue = new Catalogue(language, app, bots);
  }

  /** Whether a part was asked for, or has no words at all. */
  has(part: string): boolean {
    return this.coming.has(part) || !this.addresses[part];
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

  /** Where a part lacks a text, English is spoken: brought for the parts that are here, below what they have. */
  async complete(): Promise<void> {
    const parts = [...this.coming.keys()].filter((part) => ENGLISH[part]);
    const texts = await Promise.all(parts.map((part) => fetched(ENGLISH[part]!)));
    for (const text of texts) this.catalogue.addMissing(text);
  }
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

class Spoken {
  tongue = $state.raw(new Tongue('en', ENGLISH));
  /** Counts what came late: whoever reads it is drawn again. */
  #late = $state(0);
  #completing = false;
  /** The language that is spoken, or comes: who is greeted first is greeted in it. */
  wished: Language = 'en';

  get language(): Language {
    return this.tongue.language;
  }

  get catalogue(): Catalogue {
    void this.#late;
    return this.tongue.catalogue;
  }

  /** The words that say a text. Where another language than English lacks it, it comes in English a moment later. */
  words(key: string): Catalogue {
    if (!this.#completing && this.language !== 'en' && !this.catalogue.has(key)) {
      this.#completing = true;
      void this.tongue.complete().then(
        () => (this.#late += 1),
        () => (this.#completing = false),
      );
    }
    return this.catalogue;
  }

  /** Speak another language, from the moment on at which all words that are in use are there. */
  async speak(language: Language): Promise<void> {
    this.wished = language;
    const own = language === 'en' ? {} : (await import('./later/addresses')).addressesOf(language);
    const tongue = new Tongue(language, { ...ENGLISH, ...own });
    const needed = (): string[] => [...ALWAYS, ...this.tongue.coming.keys()].filter((part) => !tongue.has(part));
    while (needed().length) await Promise.all(needed().map((part) => tongue.load(part)));
    this.tongue = tongue;
    this.#completing = false;
    document.documentElement.lang = language;
  }
}

export const spoken = new Spoken();

/** The first language that we speak of those that somebody reads; `pl-PL` is Polish. */
export function best(wishes: readonly string[]): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  const asked = wishes.map((wish) => wish.split('-')[0]!.toLowerCase());
  return known.find((language) => language === asked.find((wish) => known.some((one) => one === wish))) ?? 'en';
}

function kept(): string[] {
  try {
    return [localStorage.getItem(ENTRY) ?? ''];
  } catch {
    return [];
  }
}

/** Choose a language for good; it is kept in this browser. */
export async function choose(language: Language): Promise<void> {
  await spoken.speak(language);
  try {
    localStorage.setItem(ENTRY, language);
  } catch {
    // A browser that keeps nothing (private mode): the choice holds until the page is closed.
  }
}

/** Begin in the language that was chosen here, else in that of the browser; without its words, in English. */
export async function begin(): Promise<void> {
  const wished = best([...kept(), ...navigator.languages]);
  if (wished !== 'en') await spoken.speak(wished).catch(() => undefined);
}
