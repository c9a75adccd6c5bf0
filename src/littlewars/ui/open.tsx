import type { ReactNode } from 'react';
import type { GameScreen, ShellServices } from '../../shell/game';
import { isSaved } from '../../shell/persistence/saveState';
import { addMessages, fetchMessages } from '../../shell/language/current';
import { OtherGames } from '../../shell/ui/OtherGames';
import { useLanguage } from '../../shell/ui/useLanguage';
import { createSettings, type SettingsStore } from '../../shell/settingsStore';
import { LITTLE_WARS_SETTINGS, SETTINGS_KEY, type LittleWarsSettings } from '../game/settings';
import { openBattleStore, type Unread } from '../store/open';
import type { BattleStore, Readable } from '../store/store';
import { FETCHED } from '../words/fetched';
import { t } from '../words/t';
import { App } from './App';
import { Reading } from './base/Reading';
import { StorageContext } from './base/storage';
import { BattleStoreContext, RandomContext, SettingsContext, useReadable } from './base/useGame';

interface Opened {
  readonly settings: SettingsStore<LittleWarsSettings>;
  /** The store of battles, or the loading of the current one. */
  readonly games: Readable<BattleStore | Unread>;
}

const isUnread = (games: BattleStore | Unread): games is Unread => 'share' in games;

let prepared: Promise<Opened> | null = null;

/**
 * Prepares everything that is created once per page, however often the game is opened; resolves once there is
 * something to show, even if only the progress of loading a long battle.
 *
 * @throws if the messages cannot be fetched.
 */
async function prepare(services: ShellServices): Promise<Opened> {
  addMessages(FETCHED, []);
  const { storage, watcher } = services;
  const games = openBattleStore(services);
  const notified = new Promise<void>((done) => void games.subscribe(() => done()));
  await Promise.all([
    notified,
    ...(['lwBattle', 'lwPlan', 'lwGunner', 'lwRecords'] as const).map(fetchMessages),
  ]);
  return { games, settings: createSettings(LITTLE_WARS_SETTINGS, storage, watcher, SETTINGS_KEY) };
}

/**
 * Opens Little Wars in the page: begins to load the saved game, fetches the messages of its screen, and resolves with
 * the screen, which shows the progress until the game is loaded.
 *
 * @throws if the messages cannot be fetched; another call tries again.
 */
export async function open(services: ShellServices): Promise<GameScreen> {
  prepared ??= prepare(services);
  const { games, settings } = await prepared.catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  /** Returns the store of battles once the current one has loaded; null before. */
  const here = (): BattleStore | null => {
    const now = games.getState();
    return isUnread(now) ? null : now;
  };
  function Screen(): ReactNode {
    const now = useReadable(games);
    useLanguage();
    if (isUnread(now)) {
      if (now.error !== null) throw now.error;
      return (
        <Reading
          title={t('lwHeadquarters:title')}
          words={t('lwRecords:readingSaved')}
          share={now.share}
        >
          <OtherGames />
        </Reading>
      );
    }
    return (
      <BattleStoreContext value={now}>
        <RandomContext value={services.randomInt}>
          <StorageContext value={services.storage}>
            <SettingsContext value={settings}>
              <App />
            </SettingsContext>
          </StorageContext>
        </RandomContext>
      </BattleStoreContext>
    );
  }
  return {
    Screen,
    currentGame: () => {
      const store = here();
      const text = store?.record() ?? null;
      if (store === null || text === null) return null;
      const { game, screen } = store.state.getState();
      return { fileName: 'little-wars.lw', text, at: `${screen}, ${game?.stage.name}` };
    },
    mayReload: () => {
      const store = here();
      return store === null || isSaved(store.state.getState());
    },
  };
}
