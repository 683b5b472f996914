/** Arrow keys walk within a group of pieces; the group is a single stop for the tab key. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const MEMBERS = '[data-piece], [data-member]';

export const arrows: Attachment<HTMLElement | SVGElement> = (group) => {
  const members = () => [...group.querySelectorAll<HTMLElement | SVGElement>(MEMBERS)];

  const settle = () => {
    const all = members();
    const stop =
      all.find((member) => member === document.activeElement) ??
      all.find((member) => member.classList.contains('legal')) ??
      all[0];
    for (const member of all) {
      const index = member === stop ? '0' : '-1';
      if (member.getAttribute('tabindex') !== index) member.setAttribute('tabindex', index);
    }
  };

  const walk = (event: Event) => {
    const key = (event as KeyboardEvent).key;
    const all = members();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    let next = here;
    if (key in STEPS) next = (here + (STEPS[key] ?? 0) + all.length) % all.length;
    else if (key === 'Home') next = 0;
    else if (key === 'End') next = all.length - 1;
    else return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
    settle();
  };

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', settle);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', settle);
  };
};
