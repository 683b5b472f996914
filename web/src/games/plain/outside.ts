/** The contract with a board that a game's own package brings (docs/adding-a-game.md): one module with two functions. */
import type { Offer } from '../../api/types';
import { moveSaid, plain, promptSaid } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';

/** A move that can be played now. */
export type OutsideOffer = Offer & {
  /** The move as the rules write it: `send brig`. */
  text: string;
  /** The move in words. */
  say: string;
  /** Whether it was clicked once and asks to be clicked again, because there is no way back. */
  armed: boolean;
};

/** What a board from outside gets: everything that one seat may know. */
export interface OutsideTable {
  /** The seat from which the table is seen; null: a watcher. */
  seat: number | null;
  /** What the seats are called. */
  names: string[];
  /** What `view.py` of the game says. */
  board: unknown;
  /** The seats that are asked. */
  waiting: number[];
  over: boolean;
  winners: number[];
  question: { key: string; rule: string; values: Record<string, unknown>; say: string } | null;
  offers: OutsideOffer[];
  /** Plays a move, or asks for a second click. */
  play: (move: number) => void;
}

export interface OutsideBoard {
  /** Called whenever something has changed. */
  draw: (element: HTMLElement, table: OutsideTable) => void;
  /** Called once, before the element goes. */
  leave?: (element: HTMLElement) => void;
}

/** The module at an address of this server. */
export async function loadBoard(address: string): Promise<OutsideBoard> {
  const module = (await import(/* @vite-ignore */ address)) as Partial<OutsideBoard>;
  if (typeof module.draw !== 'function') throw new Error(`${address} exports no function "draw"`);
  return module as OutsideBoard;
}

export function outsideTable(table: Table): OutsideTable {
  const { view, shown } = table;
  const { question } = shown;
  return {
    seat: table.seat,
    names: table.seats.map((info) => table.name(info.seat)),
    board: view.board,
    waiting: view.waiting,
    over: view.over,
    winners: view.winners,
    question:
      question && table.offers.length
        ? {
            key: question.key,
            rule: question.rule,
            values: question.values,
            say: plain(promptSaid(question.key, question.values, table)),
          }
        : null,
    offers: table.offers.map((offer) => ({
      ...offer,
      text: table.move(offer.move)?.text ?? '',
      say: plain(moveSaid(offer.move, table)),
      armed: table.armed === offer.move,
    })),
    play: (move) => table.press(move),
  };
}
