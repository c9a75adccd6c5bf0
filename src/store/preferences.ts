import * as v from 'valibot';
import type { Drawer, Watcher } from './slot';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const LAYERS = ['none', 'mine', 'theirs', 'both'] as const;
export const FIRES = ['none', 'theirs', 'mine'] as const;
/** That of the browser until one is chosen. */
export const LANGUAGES = ['browser', 'en', 'fr'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;

/** A preference of which a damaged or a missing value is as at a first visit. */
const kept = <S extends v.GenericSchema, F extends v.InferOutput<S>>(schema: S, first: F) =>
  v.optional(v.fallback(schema, first), first);

/** What each browser keeps for its people, whatever the game. */
const schema = v.object({
  theme: kept(v.picklist(THEMES), 'system'),
  /** Whose lines of communication are drawn: of the side to move, the other, or both. */
  layer: kept(v.picklist(LAYERS), 'mine'),
  /** Whose fire is mapped: of the side that is not to move, with its threats, or of the one that is. */
  fire: kept(v.picklist(FIRES), 'none'),
  /** The board turned for the player across the table. */
  flipped: kept(v.boolean(), false),
  /** The screen lies on a table between the players and turns to whoever acts. */
  table: kept(v.boolean(), false),
  /** Attack and defence figures on the pieces. */
  figures: kept(v.boolean(), false),
  /** Warn when a turn is ended with orders left. */
  warnUnspent: kept(v.boolean(), true),
  /** Keys of one letter or sign act on the whole page; otherwise on the board alone (WCAG 2.1.4). */
  singleKeys: kept(v.boolean(), true),
  /** How fast the history is played. */
  pace: kept(v.picklist(PACES), 'normal'),
  language: kept(v.picklist(LANGUAGES), 'browser'),
  /** A hand-over card between turns. */
  handOver: kept(v.boolean(), false),
  /** What happens on the board is heard. */
  sounds: kept(v.boolean(), false),
  /** How loud, in per cent. */
  volume: kept(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 60),
});
export type Preferences = v.InferOutput<typeof schema>;

const KEY = 'game-of-war/preferences';
export const DEFAULT_PREFERENCES: Preferences = v.parse(schema, {});

/** The preferences kept; whatever of them is missing or damaged is as at a first visit, the rest as it was. */
export function readPreferences(drawer: Drawer): Preferences {
  try {
    const read = v.safeParse(schema, JSON.parse(drawer.read(KEY) ?? '{}'));
    return read.success ? read.output : DEFAULT_PREFERENCES;
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Keeps preferences if it can: a page without storage plays on without. */
export const writePreferences = (drawer: Drawer, preferences: Preferences): void =>
  void drawer.write(KEY, JSON.stringify(preferences));

/** Tells when another tab has changed the preferences; returns the way to stop. */
export const watchPreferences = (watcher: Watcher, changed: () => void): (() => void) =>
  watcher(KEY, changed);
