import type { ShellServices } from '../../shell/game';
import { openGameDatabase } from '../../shell/library';
import { ticks } from '../../shell/platform/ticks';
import { findAtStart, LIBRARY } from './gamePlaces';
import { createBattleStore, type BattleStore } from './store';

/** The store of a page, with the game that its browser keeps taken up. */
export async function openBattleStore(services: ShellServices): Promise<BattleStore> {
  const database = openGameDatabase(LIBRARY);
  const atStart = await findAtStart(database, services.storage);
  return createBattleStore({ ...services, ...atStart, database, ticks });
}
