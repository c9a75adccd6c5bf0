import * as v from 'valibot';
import type { Drawer } from './slot';

export const THEMES = ['system', 'light', 'dark'] as const;
export const LAYERS = ['none', 'mine', 'theirs', 'both'] as const;
export const FIRES = ['none', 'theirs', 'mine'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;

/** What each browser keeps for its people, whatever the game. */
const schema = v.object({
  theme: v.optional(v.picklist(THEMES), 'system'),
  /** Whose lines of communication are drawn: of the side to move, the other, or both. */
  layer: v.optional(v.picklist(LAYERS), 'mine'),
  /** Whose fire is mapped: of the side that is not to move, with its threats, or of the one that is. */
  fire: v.optional(v.picklist(FIRES), 'none'),
  /** The board turned for the player across the table. */
  flipped: v.optional(v.boolean(), false),
  /** Attack and defence figures on the pieces. */
  figures: v.optional(v.boolean(), false),
  /** Warn when a turn is ended with orders left. */
  warnUnspent: v.optional(v.boolean(), true),
  /** How fast the history is played. */
  pace: v.optional(v.picklist(PACES), 'normal'),
  /** A hand-over card between turns. */
  handOver: v.optional(v.boolean(), false),
});
export type Preferences = v.InferOutput<typeof schema>;

const KEY = 'game-of-war/preferences';
export const DEFAULT_PREFERENCES: Preferences = v.parse(schema, {});

/** The preferences kept; what is missing or damaged is as at a first visit. */
export function readPreferences(drawer: Drawer): Preferences {
  try {
    const kept: unknown = JSON.parse(drawer.read(KEY) ?? '{}');
    const read = v.safeParse(schema, kept);
    return read.success ? read.output : DEFAULT_PREFERENCES;
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Keeps preferences if it can: a page without storage plays on without. */
export const writePreferences = (drawer: Drawer, preferences: Preferences): void =>
  void drawer.write(KEY, JSON.stringify(preferences));
