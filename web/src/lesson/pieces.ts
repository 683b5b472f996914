/** The pieces of the board that a step of a lesson speaks of, as they are on the screen. */
import { within, type Rect } from './places';

/** Whether somebody can see it, as far as its own box goes. */
const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

function found(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(seen);
}

/** Whether an anchor names the thing of a seat: "hand:1", "stock:0:red". */
const ofSeat = (anchor: string, name: string): boolean => /^\d+(:|$)/.test(anchor.slice(name.length + 1));

/**
 * The elements of a name: the piece itself, or all whose names begin with it ("market": all cards of the market), or the
 * places of the seat that looks ("stock": where its goods will lie).
 */
export function named(name: string, near: number): Element[] {
  const own = found(`[data-piece=${JSON.stringify(name)}], [data-anchor=${JSON.stringify(name)}]`);
  if (own.length) return own;
  const begin = JSON.stringify(`${name}:`);
  const parts = found(`[data-piece^=${begin}], [data-anchor^=${begin}]`).filter(
    (element) => !ofSeat(element.getAttribute('data-anchor') ?? '', name),
  );
  if (parts.length) return parts;
  const mine = `${name}:${near}`;
  const places = found(`[data-anchor=${JSON.stringify(mine)}], [data-anchor^=${JSON.stringify(`${mine}:`)}]`);
  return places.length ? places : standing(name);
}

/** What stands for a piece where the piece itself is not drawn: a press on it leads there. */
export const standing = (name: string): Element[] => found(`[data-marks~=${JSON.stringify(name)}]`);

/** What plays a move by a click: pieces and buttons before the list of moves. */
export function playing(move: number): Element[] {
  const all = found(`[data-move="${move}"], [data-moves~="${move}"]`);
  const onBoard = all.filter((element) => !element.closest('.moves'));
  return onBoard.length ? onBoard : all;
}

/** What leads to the move that ends a phase: the button that asks which end is meant, then that end, then yes. */
export function ending(move: number): Element[] {
  const asked = asking();
  if (!asked.length) return found('.btn.ends');
  return found(`.panel.ask [data-move="${move}"]`);
}

/** The question that a click has brought up before it plays, where there is one. */
export const asking = (): Element[] => found('.panel.ask');

/** The part of an element that no scrolling part cuts off; null: it is out of sight. */
export function shown(element: Element): Rect | null {
  const box = element.getBoundingClientRect();
  let rect: Rect | null = { left: box.left, top: box.top, width: box.width, height: box.height };
  for (let around = element.parentElement; around && rect; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    rect = within(rect, around.getBoundingClientRect());
  }
  return rect && rect.width > 2 && rect.height > 2 ? rect : null;
}
