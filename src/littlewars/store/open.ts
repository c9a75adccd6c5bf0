import { createStore } from 'zustand/vanilla';
import type { ShellServices } from '../../shell/game';
import { openGameDatabase } from '../../shell/library';
import { ticks } from '../../shell/platform/ticks';
import { findAtStart, readAtStart } from '../../shell/persistence/reading';
import { BATTLE_SAVES, LIBRARY } from './saves';
import { createBattleStore, type BattleStore, type Readable } from './store';

/** How far the game that a browser keeps is read, 0 to 1. */
export interface Unread {
  readonly share: number;
  /** Why it could not be read to its end; null where it could. */
  readonly error: Error | null;
}

/** The store of a page, with the game that its browser keeps taken up; a long one is read while the page has its turns. */
export function openBattleStore(services: ShellServices): Readable<BattleStore | Unread> {
  const opened = createStore<BattleStore | Unread>(() => ({ share: 0, error: null }));
  const show = (now: BattleStore | Unread): void => opened.setState(now, true);
  async function read(): Promise<BattleStore> {
    const { storage } = services;
    const database = openGameDatabase(LIBRARY);
    const find = () => findAtStart(BATTLE_SAVES, database, storage);
    const onProgress = (share: number): void => show({ share, error: null });
    const atStart = await readAtStart(BATTLE_SAVES, find, storage, onProgress);
    return createBattleStore({ ...services, ...atStart, database, ticks });
  }
  read().then(show, (error: unknown) =>
    show({ share: 0, error: error instanceof Error ? error : new Error(String(error)) }),
  );
  return opened;
}
