import { findGame, type Finding, type GameDatabase } from '../../shell/library';
import type { TextStorage } from '../../shell/storage';
import type { RecordReading } from '../game/parseRecord';

/** The name of the database of this game's library. */
export const LIBRARY = 'little-wars-library';
/** Where local storage has a hint at the game in hand: its text, or, while it is set out unseen, its id alone. */
export const GAME_KEY = 'little-wars/game';
/** Where damaged hints lie that no library could take. */
export const DAMAGED_KEY = 'little-wars/damaged';

/** What has been read of kept texts, by the text. */
export type Readings = ReadonlyMap<string, RecordReading>;

/** What the database had of the game in hand when the page was opened, and what it answers later where it was silent. */
export interface AtStart {
  readonly finding: Finding;
  readonly later?: Promise<Finding>;
  /** What has been read already of the texts found; of others the orders are carried out at once. */
  readonly readings?: Readings;
}

/** Milliseconds that the page waits for the database before it is shown: a sound one takes a few. */
const SHOWN_WITHIN = 1_000;

/** Asks the database for the game in hand; of one that takes long the answer is heard later. Never rejects. */
export async function findAtStart(
  database: GameDatabase,
  storage: TextStorage,
  within = SHOWN_WITHIN,
): Promise<AtStart> {
  const asked = findGame(database, idIn(storage.read(GAME_KEY)));
  const silence = new Promise<Finding>((done) => setTimeout(() => done('silent'), within));
  const finding = await Promise.race([asked, silence]);
  return finding === 'silent' ? { finding, later: asked } : { finding };
}

/** The id that a hint names, veiled or in a save; null where it is not to be read. */
export function idIn(hint: string | null | undefined): string | null {
  try {
    const { inHand, game } = JSON.parse(hint ?? '') as Partial<Record<string, unknown>>;
    if (typeof inHand === 'string') return inHand;
    const id = typeof game === 'object' && game !== null && 'id' in game ? game.id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Whether a hint says nothing but an id. */
export const isVeiled = (hint: string): boolean => {
  try {
    return typeof (JSON.parse(hint) as { inHand?: unknown }).inHand === 'string';
  } catch {
    return false;
  }
};

/** The damaged texts that lie aside. */
export function asideIn(storage: TextStorage): string[] {
  try {
    const texts: unknown = JSON.parse(storage.read(DAMAGED_KEY) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
