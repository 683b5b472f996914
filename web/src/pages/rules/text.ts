/**
 * The text of a rule, taken apart for display: paragraphs, list items and tables of spans, with links to other rules.
 * The texts use a small part of Markdown: nested lists, tables, `code`, **strong** and *emphasis*.
 */
import type { RuleInfo } from '../../api/types';

export interface Span {
  text: string;
  style?: 'strong' | 'em' | 'code';
  /** The anchor of what the span leads to: a rule or a chapter. */
  to?: string;
}

export interface Block {
  /** 0 is a paragraph, 1 an item of a list, 2 an item of a list within. */
  depth: number;
  spans: Span[];
  /** A table has no spans but rows of cells; the first row is its head. */
  rows?: Span[][][];
}

const ITEM = /^( *)[-*] +(.*)$/;
const ROW = /^ *\|(.*)\| *$/;
const STYLED = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;
const REFERENCE = /([A-Z]{2,5}-[A-Z]?\d+(?:\.\d+)*[a-z]?|\[[A-Z]\d+\]|(?:section|chapter) \d+)/;

/** What texts call the rules and chapters, each with its anchor: "CAR-4.2"; "[R3]" for "CAR-R3"; "section 7". */
export function references(rules: readonly RuleInfo[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { number, chapter } of rules) {
    found.set(number, number);
    found.set(`[${number.replace(/^[A-Z]+-/, '')}]`, number);
    const ordinal = /^\d+/.exec(chapter)?.[0];
    if (ordinal) for (const word of ['section', 'chapter']) found.set(`${word} ${ordinal}`, anchor(chapter));
  }
  return found;
}

/** The anchor of a chapter's heading. */
export const anchor = (chapter: string): string => `chapter-${chapter.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** `known`: the references that lead somewhere; others are plain text. */
export function blocks(text: string, known: ReadonlyMap<string, string>): Block[] {
  const found: { depth: number; text: string; rows?: Span[][][] }[] = [];
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line);
    const row = ROW.exec(line)?.[1]?.split('|');
    const last = found.at(-1);
    if (row) {
      const table = last?.rows ?? [];
      if (!last?.rows) found.push({ depth: 0, text: '', rows: table });
      if (!/^[\s|:-]+$/.test(line)) table.push(row.map((cell) => spans(cell.trim(), known)));
    } else if (item) found.push({ depth: 1 + Math.floor((item[1] ?? '').length / 2), text: item[2] ?? '' });
    else if (!line.trim()) found.push({ depth: 0, text: '' });
    else if (last?.text) last.text += ` ${line.trim()}`;
    else found.push({ depth: 0, text: line.trim() });
  }
  return found
    .filter(({ text, rows }) => text || rows)
    .map(({ depth, text, rows }) => ({ depth, spans: spans(text, known), ...(rows && { rows }) }));
}

function spans(text: string, known: ReadonlyMap<string, string>): Span[] {
  return text.split(STYLED).flatMap((part, at): Span[] => {
    if (at % 2 === 0) return linked(part, known);
    if (part.startsWith('**')) return [{ text: part.slice(2, -2), style: 'strong' }];
    if (part.startsWith('`')) return [{ text: part.slice(1, -1), style: 'code' }];
    return [{ text: part.slice(1, -1), style: 'em' }];
  });
}

function linked(text: string, known: ReadonlyMap<string, string>): Span[] {
  return text
    .split(REFERENCE)
    .filter(Boolean)
    .map((part): Span => {
      const to = known.get(part);
      return to ? { text: part, to } : { text: part };
    });
}

/** The words of a query, in lower case. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text holds every word. */
export function matches(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** A text cut where the words stand in it: odd pieces are hits. */
export function cut(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${any})`, 'i'));
}
