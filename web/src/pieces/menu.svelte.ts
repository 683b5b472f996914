/** The small menu that opens at a piece with several moves. */
export class Menu {
  moves = $state.raw<number[]>([]);
  anchor = $state.raw<HTMLElement | SVGElement | null>(null);

  open(anchor: HTMLElement | SVGElement, moves: number[]): void {
    this.anchor = anchor;
    this.moves = moves;
  }

  /** Closes it; the focus goes back to the piece when the menu had it. */
  close(refocus = false): void {
    const anchor = this.anchor;
    this.anchor = null;
    this.moves = [];
    if (refocus) anchor?.focus();
  }
}
