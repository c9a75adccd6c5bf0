import type { Drawer, Watcher } from './slot';
import { broughtUp, ownKey, versionAfter, versionIn, type Step } from './versions';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const LAYERS = ['none', 'mine', 'theirs', 'both'] as const;
export const FIRES = ['none', 'theirs', 'mine'] as const;
/** That of the browser until one is chosen. */
export const LANGUAGES = ['browser', 'en', 'fr'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;

interface Preference<T> {
  /** At a first visit, and where what is kept is missing or damaged. */
  readonly first: T;
  readonly may: (value: unknown) => value is T;
}

const oneOf = <T extends string>(values: readonly T[], first: T): Preference<T> => ({
  first,
  may: (value): value is T => (values as readonly unknown[]).includes(value),
});
const yesOrNo = (first: boolean): Preference<boolean> => ({
  first,
  may: (value) => typeof value === 'boolean',
});
const perCent = (first: number): Preference<number> => ({
  first,
  may: (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
});

/** What each browser keeps for its people, whatever the game. */
const KEPT = {
  theme: oneOf(THEMES, 'system'),
  /** Whose lines of communication are drawn: of the side to move, the other, or both. */
  layer: oneOf(LAYERS, 'mine'),
  /** Whose fire is mapped: of the side that is not to move, with its threats, or of the one that is. */
  fire: oneOf(FIRES, 'none'),
  /** The board turned for the player across the table. */
  flipped: yesOrNo(false),
  /** The screen lies on a table between the players and turns to whoever acts. */
  table: yesOrNo(false),
  /** Attack and defence figures on the pieces. */
  figures: yesOrNo(false),
  /** Warn when a turn is ended with orders left. */
  warnUnspent: yesOrNo(true),
  /** Keys of one letter or sign act on the whole page; otherwise on the board alone (WCAG 2.1.4). */
  singleKeys: yesOrNo(true),
  /** How fast the history is played. */
  pace: oneOf(PACES, 'normal'),
  language: oneOf(LANGUAGES, 'browser'),
  /** A hand-over card between turns. */
  handOver: yesOrNo(false),
  /** What happens on the board is heard. */
  sounds: yesOrNo(false),
  /** How loud, in per cent. */
  volume: perCent(60),
};
type Kept = typeof KEPT;
export type Preferences = { readonly [K in keyof Kept]: Kept[K]['first'] };

/** Preferences as far as they are good. */
const checked = (read: Readonly<Record<string, unknown>>): Preferences =>
  Object.fromEntries(
    Object.entries(KEPT).map(([name, { first, may }]) => [
      name,
      may(read[name]) ? read[name] : first,
    ]),
  ) as Preferences;

const KEY = 'game-of-war/preferences';
export const DEFAULT_PREFERENCES: Preferences = checked({});

/** From every version of the preferences to the next. The first says no version; any other has to say it. */
const STEPS: readonly Step[] = [];
const VERSION = versionAfter(STEPS);

/** All that is kept under a key, whatever it is. */
function keptAt(drawer: Drawer, key: string): object {
  try {
    const text = drawer.read(key) ?? '{}';
    const kept = broughtUp(STEPS, versionIn(text), JSON.parse(text), () => undefined);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/**
 * The preferences kept; whatever of them is missing or damaged is as at a first visit, the rest as it was. A newer
 * version's hold as far as they are understood, and what has been chosen since without it.
 */
export const readPreferences = (drawer: Drawer): Preferences =>
  checked({ ...keptAt(drawer, KEY), ...keptAt(drawer, ownKey(drawer, KEY, VERSION)) });

/** Keeps what is chosen if it can, and leaves all else that is kept as it is: a page without storage plays on without. */
export function writePreferences(drawer: Drawer, chosen: Partial<Preferences>): void {
  const key = ownKey(drawer, KEY, VERSION);
  drawer.write(key, JSON.stringify({ ...keptAt(drawer, key), ...chosen }));
}

/** Tells when another tab has changed the preferences; returns the way to stop. */
export const watchPreferences = (watcher: Watcher, changed: () => void): (() => void) =>
  watcher(KEY, changed);
