/** One tooltip for the whole table: on hover, on keyboard focus, and on a long press. */
import type { Attachment } from 'svelte/attachments';
import type { IconName } from '../look/icons';
import { getTable } from '../table/context';

export interface TipContent {
  title: string;
  /** What a click does. */
  does?: string[];
  lines?: string[];
  icon?: IconName;
  tint?: string;
  /** A line that has to be asked for: why it cannot be used now. Asked where a mouse stays for a while. */
  why?: (() => Promise<string | null>) | undefined;
}

const HOVER_MS = 320;
const PRESS_MS = 480;
/** How long the mouse stays before it is told why. */
const WHY_MS = 600;

export class Tips {
  content = $state.raw<TipContent | null>(null);
  anchor = $state.raw<Element | null>(null);

  show(anchor: Element, content: TipContent | null): void {
    this.content = content;
    this.anchor = anchor;
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    this.content = null;
    this.anchor = null;
  }
}

/** Gives an element a tooltip. The content is asked for when it is shown, so it is never old. */
export function tip(content: () => TipContent | null): Attachment<HTMLElement | SVGElement> {
  const { tips } = getTable();
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => tips.show(element, content());
    const later = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      tips.hide(element);
    };
    // A piece that is taken off the table loses the focus in the middle of drawing: let that finish first.
    const leave = () => queueMicrotask(hide);
    const explain = async () => {
      const told = tips.anchor === element ? tips.content : null;
      const line = await told?.why?.();
      if (told && line && tips.content === told) tips.show(element, { ...told, does: [...(told.does ?? []), line] });
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      later(HOVER_MS, () => {
        show();
        later(WHY_MS - HOVER_MS, () => void explain());
      });
    };
    const down = (event: Event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType === 'mouse') return hide();
      later(PRESS_MS, () => {
        pressed = true;
        show();
      });
    };
    const up = () => clearTimeout(timer);
    const focus = () => {
      if (element.matches(':focus-visible')) show();
    };
    // The click that ends a long press only showed the tooltip: it must not play.
    const click = (event: Event) => {
      if (!pressed) return hide();
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const listeners: [string, (event: Event) => void, boolean][] = [
      ['pointerenter', enter, false],
      ['pointerleave', hide, false],
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointercancel', hide, false],
      ['focus', focus, false],
      ['blur', leave, false],
      ['click', click, true],
      ['contextmenu', menu, false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      leave();
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}
