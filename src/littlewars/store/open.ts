import { createStore } from 'zustand/vanilla';
import type { ShellServices } from '../../shell/game';
import { openSaves } from '../../shell/persistence/reading';
import { ticks } from '../../shell/platform/ticks';
import { BATTLE_SAVES, LIBRARY } from './saves';
import { createBattleStore, type BattleStore, type Readable } from './store';

/** How far the game that a browser has saved is read, 0 to 1. */
export interface Unread {
  readonly share: number;
  /** Why it could not be read to its end; null where it could. */
  readonly error: Error | null;
}

/** The store of a page, once the game that its browser has saved is loaded; a long one is read while the page has its turns. */
export function openBattleStore(services: ShellServices): Readable<BattleStore | Unread> {
  const opened = createStore<BattleStore | Unread>(() => ({ share: 0, error: null }));
  const show = (now: BattleStore | Unread): void => opened.setState(now, true);
  openSaves(BATTLE_SAVES, LIBRARY, services.storage, (share) => show({ share, error: null }))
    .then((atStart) => createBattleStore({ ...services, ...atStart, ticks }))
    .then(show, (error: unknown) =>
      show({ share: 0, error: error instanceof Error ? error : new Error(String(error)) }),
    );
  return opened;
}
