import { FORMAT, SAVE_VERSION } from '../game/saveFormat';
import { isSecret, type Game } from '../game/game';
import { besideKey } from '../../shell/versions';
import type { TextStorage } from '../../shell/storage';

/**
 * Where the browser's local storage has a hint at the game in hand, read at once and written at once: its text, or of a
 * hidden deployment its id alone. The disk has it up to a minute late; the truth lies in the database (library.ts).
 * Earlier versions kept the game in hand here, hidden deployments too.
 */
export const GAME_KEY = 'game-of-war/game';
/** Where this version has it while a newer one's lies there. */
export const BESIDE_KEY = besideKey(GAME_KEY, SAVE_VERSION);
/** Where it keeps the saves that could not be read whole. */
export const DAMAGED_KEY = 'game-of-war/damaged';

let hints = 0;

/** What is hinted of a game. A hint at a hidden deployment differs from every other, so that other tabs hear of it. */
export function hintAt(game: Game, text: string, now: Date): string {
  if (!isSecret(game)) return text;
  const stamp = [now.getTime(), (hints += 1)];
  return JSON.stringify({ format: FORMAT, version: SAVE_VERSION, inHand: game.id, stamp });
}

/** What a hint says: the id it gives, if it can be read, and whether it has nothing else to say. */
export function readHint(hint: string | null | undefined): {
  readonly id: string | null;
  readonly isVeiled: boolean;
} {
  try {
    const { inHand, game } = JSON.parse(hint ?? '') as Partial<Record<string, unknown>>;
    if (typeof inHand === 'string') return { id: inHand, isVeiled: true };
    const id = typeof game === 'object' && game !== null && 'id' in game ? game.id : null;
    return { id: typeof id === 'string' ? id : null, isVeiled: false };
  } catch {
    return { id: null, isVeiled: false };
  }
}

/** Whether local storage has something to be read. */
export const anythingKept = (storage: TextStorage): boolean =>
  [GAME_KEY, BESIDE_KEY, DAMAGED_KEY].some((key) => typeof storage.read(key) === 'string');
