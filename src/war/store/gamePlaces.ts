import { SAVE_VERSION } from '../game/saveFormat';
import { besideKey } from '../../shell/versions';
import type { TextStorage } from '../../shell/storage';

/** Where the browser keeps the game in hand. */
export const GAME_KEY = 'game-of-war/game';
/** Where this version keeps it while a newer one's lies there. */
export const BESIDE_KEY = besideKey(GAME_KEY, SAVE_VERSION);
/** Where it keeps the saves that could not be read whole. */
export const DAMAGED_KEY = 'game-of-war/damaged';

/** Whether a game may begin with `createGame` only once the reader is fetched: something is kept to be read. */
export const anythingKept = (storage: TextStorage): boolean =>
  [GAME_KEY, BESIDE_KEY, DAMAGED_KEY].some((key) => typeof storage.read(key) === 'string');

/** The text of the game under way, as a file to save; null where none is kept. Never throws. */
export function keptIn(
  storage: TextStorage,
): { readonly fileName: string; readonly text: string } | null {
  const text = storage.read(GAME_KEY);
  return typeof text === 'string' ? { fileName: 'game-of-war.json', text } : null;
}
