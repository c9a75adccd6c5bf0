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
 * Reads the text of the pointer to the current game in local storage; null and undefined mean that there is none.
 * Never throws.
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

let stamps = 0;

/**
 * Returns the text that local storage has instead of a game with a secret: the id `inHand` of the game and nothing of
 * its contents. A stamp with the time `now` makes each text unique, so that other tabs get an event.
 */
export function redactedPointer(
  { name, version }: Pick<SaveFormat<never, never>, 'name' | 'version'>,
  inHand: string,
  now: Date,
): string {
  const stamp = [now.getTime(), (stamps += 1)];
  return JSON.stringify({ format: name, version, inHand, stamp });
}

/** Returns the texts of damaged saves that are stored under `key` until the player discards them. */
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

/** Stores the texts of damaged saves under `key`, in place of those stored there before. */
export function writeDamagedTexts(
  storage: TextStorage,
  key: string,
  texts: readonly string[],
): Written {
  if (texts.length > 0) return storage.write(key, JSON.stringify(texts));
  storage.remove(key);
  return 'saved';
}
