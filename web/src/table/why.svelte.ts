/** A piece that somebody tried to use, although it has no move now: the bubble beside it says why (WhyBubble.svelte). */
import { api } from '../api/client';
import type { NotNow } from '../api/types';
import type { Said } from '../games/module';
import { t } from '../words';
import { plain, sentence } from './sentences';
import type { Table } from './state.svelte';

/** As many moves as the server looks at. */
const MOST = 60;

export interface Answer {
  said: Said[];
  rule: string;
  lacking: boolean;
}

interface Tried {
  anchor: HTMLElement;
  /** The key under which the game's module lists its moves. */
  piece: string;
  name: string;
}

export class Why {
  tried = $state.raw<Tried | null>(null);

  constructor(readonly table: Table) {}

  /** Only who plays is answered, about what is on the screen; the second click on a piece puts the answer away. */
  ask(anchor: HTMLElement, piece: string, name: string): void {
    const again = this.tried?.anchor === anchor;
    this.tried = this.#answers && !again ? { anchor, piece, name } : null;
  }

  close(): void {
    this.tried = null;
  }

  /** Whether who looks plays, and what is on the screen is the newest. */
  get #answers(): boolean {
    const { seat, now, settled, sent, view, mine } = this.table;
    return mine.some((own) => own.seat === seat && !own.away) && now && settled && !sent && !view.over;
  }

  /** Why a piece cannot be used; null where it stands for no move, or for one that is possible. */
  find(piece: string): Promise<Answer | null> {
    return this.findFor(this.#movesOf(piece));
  }

  async findFor(moves: number[]): Promise<Answer | null> {
    const { table } = this;
    if (!moves.length || table.seat === null) return null;
    if (!table.view.waiting.includes(table.seat)) return this.#waiting();
    const given = await api.why(table.id, table.seat, moves);
    return given && this.#answered(given);
  }

  /** The same in one line, for who only points at it: where it cannot be found out, nothing is said. */
  async hint(piece: string): Promise<string | null> {
    if (!this.#answers || this.tried) return null;
    const found = await this.find(piece).catch(() => null);
    return found && plain(found.said);
  }

  /** All moves that a piece would stand for at some time; those of a kind that is possible now come first. */
  #movesOf(piece: string): number[] {
    const { table } = this;
    const verbs = new Set(table.offers.map((offer) => table.move(offer.move)?.verb));
    const fitting = [...table.clicks.moves.values()].filter((move) => table.module.pieces(move, table).includes(piece));
    const near = fitting.filter((move) => verbs.has(move.verb));
    return [...near, ...fitting.filter((move) => !near.includes(move))].slice(0, MOST).map((move) => move.number);
  }

  #answered({ key, rule, values, lacking }: NotNow): Answer {
    const said = rule ? sentence(`reason.${key}`, values, this.table) : undefined;
    return { said: said ?? [{ text: t('why.not_possible') }], rule, lacking };
  }

  #waiting(): Answer {
    const names = this.table.view.waiting.map((seat) => this.table.name(seat)).join(', ');
    return { said: [{ text: t('why.not_your_turn', { names }) }], rule: '', lacking: false };
  }
}
