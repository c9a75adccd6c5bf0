import { createStore } from 'zustand/vanilla';
import type { ShellServices } from '../../shell/game';
import { openSaves } from '../../shell/persistence/reading';
import { ticks } from '../../shell/platform/ticks';
import { BATTLE_SAVES, LIBRARY } from './saves';
import { createBattleStore, type BattleStore, type Readable } from './store';

/** The progress of loading the saved game, 0 to 1. */
export interface Unread {
  readonly share: number;
  /** Why loading failed; null if it did not. */
  readonly error: Error | null;
}

/** Returns the store of a page, once the saved game is loaded; a long one is loaded in slices. */
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
