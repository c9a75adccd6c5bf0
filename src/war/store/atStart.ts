import type { TextStorage } from '../../shell/storage';
import { GAME_KEY, readHint } from './gamePlaces';
import type { AtStart } from './keeping';
import { findGame, type Finding, type GameDatabase } from '../../shell/library';

/** Milliseconds that the page waits for the database before it is shown: a sound one takes a few. */
const SHOWN_WITHIN = 1_000;

/**
 * Asks the database for the game in hand, which the page is shown with. The answer of a database that
 * takes longer is heard later.
 */
export async function findAtStart(
  database: GameDatabase,
  storage: TextStorage,
  within = SHOWN_WITHIN,
): Promise<AtStart> {
  const asked = findGame(database, readHint(storage.read(GAME_KEY)).id);
  const silence = new Promise<Finding>((done) => setTimeout(() => done('silent'), within));
  const finding = await Promise.race([asked, silence]);
  return finding === 'silent' ? { finding, later: asked } : { finding };
}
