/** What a person likes, kept in this browser. `first-paint.js` reads the same entry before the first paint. */

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  animations: boolean;
  /** How fast animations play: 1 is the usual pace, 2 is twice as fast. */
  speed: 0.5 | 1 | 2 | 4;
  /** Ask before moves that end the turn, or that reveal something. */
  warn_turn: boolean;
  warn_reveal: boolean;
  /** Go on by itself where nothing else can be done. */
  forced: boolean;
  sound: boolean;
  /** A notice of the system when it is my turn and I look elsewhere. */
  notify: boolean;
  /** Ask me at once, even while the others' moves are still playing out. */
  ask_at_once: boolean;
  /** Sum up what happened since my last turn. */
  summary: boolean;
  /** Explain each kind of decision at the first time that it comes. */
  coach: boolean;
  /** Print the patterns of goods more boldly. */
  patterns: boolean;
}

const ENTRY = 'entrepot.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  animations: true,
  speed: 1,
  warn_turn: false,
  warn_reveal: true,
  forced: true,
  sound: false,
  notify: false,
  ask_at_once: false,
  summary: true,
  coach: false,
  patterns: false,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(ENTRY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Whether things may move: the setting, unless the system asks for reduced motion. */
export function mayAnimate(): boolean {
  return settings.animations && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keep and apply the settings whenever they change; call inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    if (settings.animations) delete root.dataset['motion'];
    else root.dataset['motion'] = 'off';
    root.toggleAttribute('data-patterns', settings.patterns);
    try {
      localStorage.setItem(ENTRY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing (private mode): the settings hold until the page is closed.
    }
  });
}
