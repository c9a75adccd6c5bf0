import type { ShellServices } from '../../shell/game';
import { openGameDatabase } from '../../shell/library';
import { ticks } from '../../shell/platform/ticks';
import { findAtStart, readAtStart, type OnProgress } from '../../shell/persistence/reading';
import { BATTLE_SAVES, LIBRARY } from './saves';
import { createBattleStore, type BattleStore } from './store';

/** The store of a page, with the game that its browser keeps taken up; a long one is read while the page has its turns. */
export async function openBattleStore(
  services: ShellServices,
  onProgress: OnProgress,
): Promise<BattleStore> {
  const { storage } = services;
  const database = openGameDatabase(LIBRARY);
  const find = () => findAtStart(BATTLE_SAVES, database, storage);
  const atStart = await readAtStart(BATTLE_SAVES, find, storage, onProgress);
  return createBattleStore({ ...services, ...atStart, database, ticks });
}
