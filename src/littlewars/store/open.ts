import { createStore } from 'zustand/vanilla';
import type { ShellServices } from '../../shell/game';
import { openSaves } from '../../shell/persistence/reading';
import { ticks } from '../../shell/platform/ticks';
import { BATTLE_SAVES, LIBRARY } from './saves';
import { createBattleStore, type BattleStore, type Readable } from './store';

/**
 * The state of the page of Little Wars before its saved game is loaded: how much of it is read (`share`, from 0 to 1),
 * and why loading failed, null if it did not.
 */
export interface Unread {
  readonly share: number;
  /** Why loading failed; null if it did not. */
  readonly error: Error | null;
}

/**
 * Begins to load the saved game of Little Wars, and returns a store whose state is first the progress of that, or its
 * failure, and then the store of the page. A long game is loaded in slices, so that the page responds.
 */
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
