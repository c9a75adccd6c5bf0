import type { TextStorage, Written } from '../storage';
import type { SaveFormat } from './format';

/**
 * The pointer to the current game in local storage, which can be read synchronously: the text of the game, or only
 * its id if the game has a secret. It may reach the disk up to a minute late, so the database is authoritative.
 */
export interface SessionPointer {
  /** The id of the current game; null if it cannot be read. */
  readonly id: string | null;
  /** Whether the pointer contains only the id. */
  readonly isRedacted: boolean;
}

/**
 * Returns the id of the current game, by the text of the pointer to it in local storage, and whether the text has only
 * the id. The id is null if there is no text (null or undefined) or it is unreadable. Never throws.
 */
export function readPointer(pointer: string | null | undefined): SessionPointer {
  try {
    const { inHand, game } = JSON.parse(pointer ?? '') as Partial<Record<string, unknown>>;
    if (typeof inHand === 'string') return { id: inHand, isRedacted: true };
    const id = typeof game === 'object' && game !== null && 'id' in game ? game.id : null;
    return { id: typeof id === 'string' ? id : null, isRedacted: false };
  } catch {
    return { id: null, isRedacted: false };
  }
}

/**
 * Returns the storage key of the time at which the pointer under `key` was last written, in milliseconds since 1970. A
 * pointer that reached the disk late is older than the library's state, which the player may have undone since.
 */
export const timeKey = (key: string): string => `${key}-time`;

let stamps = 0;

/**
 * Returns the text stored in local storage in place of a game with a secret, as JSON: the game's id (`inHand`) and
 * nothing of its contents. A stamp with the time `now` makes each text different, so that other tabs notice the write.
 */
export function redactedPointer(
  { name, version }: Pick<SaveFormat<never, never>, 'name' | 'version'>,
  inHand: string,
  now: Date,
): string {
  const stamp = [now.getTime(), (stamps += 1)];
  return JSON.stringify({ format: name, version, inHand, stamp });
}

/**
 * Returns the texts of damaged saves stored under `key`, which stay there until the player discards them, in the order
 * in which they were found; empty if there are none.
 */
export function damagedTexts(storage: Pick<TextStorage, 'read'>, key: string): string[] {
  const found = storage.read(key);
  if (typeof found !== 'string') return [];
  try {
    const texts: unknown = JSON.parse(found);
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [found];
  }
}

/**
 * Stores the texts of damaged saves under `key` in place of those stored there before, and returns the result; without
 * texts, the key is removed.
 */
export function writeDamagedTexts(
  storage: TextStorage,
  key: string,
  texts: readonly string[],
): Written {
  if (texts.length > 0) return storage.write(key, JSON.stringify(texts));
  storage.remove(key);
  return 'saved';
}
