import type { ShellServices } from '../../shell/game';
import { openGameDatabase } from '../../shell/library';
import { ticks } from '../../shell/platform/ticks';
import { findAtStart, LIBRARY } from './gamePlaces';
import { readAtStart, type OnProgress } from './readings';
import { createBattleStore, type BattleStore } from './store';

/** The store of a page, with the game that its browser keeps taken up; a long one is read while the page has its turns. */
export async function openBattleStore(
  services: ShellServices,
  onProgress: OnProgress,
): Promise<BattleStore> {
  const { storage } = services;
  const database = openGameDatabase(LIBRARY);
  const atStart = await readAtStart(() => findAtStart(database, storage), storage, onProgress);
  return createBattleStore({ ...services, ...atStart, database, ticks });
}
