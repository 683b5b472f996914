/** Cards of a row that change places slide there. It is little, and Svelte's own way of doing this weighs a kilobyte and a half. */
import type { Attachment } from 'svelte/attachments';
import { mayAnimate, settings } from '../../app/settings.svelte';

export const slides =
  (ms: number): Attachment<HTMLElement> =>
  (row) => {
    let places = new Map<Element, [number, number]>();
    const measure = () => {
      const found = new Map<Element, [number, number]>();
      for (const one of row.children) if (one instanceof HTMLElement) found.set(one, [one.offsetLeft, one.offsetTop]);
      return found;
    };
    const moved = new MutationObserver(() => {
      const before = places;
      places = measure();
      if (!mayAnimate()) return;
      for (const [one, [left, top]] of places) {
        const [x = left, y = top] = before.get(one) ?? [];
        if (x !== left || y !== top)
          one.animate(
            { translate: [`${x - left}px ${y - top}px`, '0 0'] },
            { duration: ms / settings.speed, easing: 'ease-out' },
          );
      }
    });
    const resized = new ResizeObserver(() => (places = measure()));
    moved.observe(row, { childList: true });
    resized.observe(row);
    return () => {
      moved.disconnect();
      resized.disconnect();
    };
  };
