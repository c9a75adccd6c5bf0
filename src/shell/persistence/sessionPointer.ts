import type { TextStorage, Written } from '../storage';
import type { SaveFormat } from './format';

/**
 * What local storage has of a game, read at once and written at once: a pointer to the game in hand, which is its text, or
 * while that is secret its id alone, and the texts of saves that were damaged. The disk has them up to a minute late; the
 * truth lies in the database (`library.ts`).
 */
export interface SessionPointer {
  /** The id of the game in hand; null where it cannot be read. */
  readonly id: string | null;
  /** Whether the pointer has nothing else to say. */
  readonly isRedacted: boolean;
}

/** What a pointer says. Never throws. */
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

/** The pointer to a secret game. Each differs from every other, so that other tabs hear of it. */
export function redactedPointer(
  { name, version }: Pick<SaveFormat<never, never>, 'name' | 'version'>,
  inHand: string,
  now: Date,
): string {
  const stamp = [now.getTime(), (stamps += 1)];
  return JSON.stringify({ format: name, version, inHand, stamp });
}

/** The texts of damaged saves that have not been discarded. */
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

export function writeDamagedTexts(
  storage: TextStorage,
  key: string,
  texts: readonly string[],
): Written {
  if (texts.length > 0) return storage.write(key, JSON.stringify(texts));
  storage.remove(key);
  return 'kept';
}
