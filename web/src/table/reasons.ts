/** Why something cannot be done now: looked up when somebody asks. */
import type { NotNow } from '../api/types';
import type { Said } from '../games/module';
import { t } from '../words';
import { moveTyped, plain, sentence } from './sentences';
import type { Table } from './state.svelte';

/** As many moves as the server looks at. */
const MOST = 60;

export interface Answer {
  said: Said[];
  rule: string;
  lacking: boolean;
}

/** Why a piece cannot be used; null where it stands for no move, or for one that is possible. */
export const reason = (piece: string, table: Table): Promise<Answer | null> => reasonFor(movesOf(piece, table), table);

/** The same in one line. */
export async function line(piece: string, table: Table): Promise<string | null> {
  const found = await reason(piece, table);
  return found && plain(found.said);
}

/** Why a move that was typed, in words or as its text, is not possible; null where there is no such move. */
export async function lineOfTyped(typed: string, table: Table): Promise<string | null> {
  const known = [...table.clicks.moves.values()].find(
    (move) => move.text === typed || moveTyped(move, table).toLowerCase() === typed,
  );
  const found = known ? await reasonFor([known.number], table) : null;
  return found && plain(found.said);
}

async function reasonFor(moves: number[], table: Table): Promise<Answer | null> {
  if (!moves.length || table.seat === null) return null;
  if (!table.view.waiting.includes(table.seat)) return waiting(table);
  const given = await table.live.why(table.seat, moves);
  return given && answered(given, table);
}

/** All moves that a piece would stand for at some time; those of a kind that is possible now come first. */
function movesOf(piece: string, table: Table): number[] {
  const verbs = new Set(table.offers.map((offer) => table.move(offer.move)?.verb));
  const fitting = [...table.clicks.moves.values()].filter((move) => table.module.pieces(move, table).includes(piece));
  const near = fitting.filter((move) => verbs.has(move.verb));
  return [...near, ...fitting.filter((move) => !near.includes(move))].slice(0, MOST).map((move) => move.number);
}

function answered({ key, rule, values, lacking }: NotNow, table: Table): Answer {
  const said = rule ? sentence(`reason.${key}`, values, table) : undefined;
  return { said: said ?? [{ text: t('why.not_possible') }], rule, lacking };
}

function waiting(table: Table): Answer {
  const names = table.view.waiting.map((seat) => table.name(seat)).join(', ');
  return { said: [{ text: t('why.not_your_turn', { names }) }], rule: '', lacking: false };
}
