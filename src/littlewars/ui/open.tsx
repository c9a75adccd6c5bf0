import type { GameScreen, ShellServices } from '../../shell/game';
import { addMessages, fetchMessages } from '../../shell/language/current';
import type { SettingsStore } from '../../shell/settingsStore';
import type { LittleWarsSettings } from '../game/settings';
import { openBattleStore } from '../store/open';
import { openSettings } from '../store/settings';
import type { BattleStore } from '../store/store';
import { FETCHED } from '../words/fetched';
import { App } from './App';
import { StorageContext } from './base/storage';
import { BattleStoreContext, LotContext, SettingsContext } from './base/useGame';

interface Prepared {
  readonly store: BattleStore;
  readonly settings: SettingsStore<LittleWarsSettings>;
}

let prepared: Promise<Prepared> | null = null;

/** What is made once for a page, however often the game is opened in it. @throws where its messages cannot be fetched. */
async function prepare(services: ShellServices): Promise<Prepared> {
  addMessages(FETCHED, []);
  const [store] = await Promise.all([
    openBattleStore(services),
    ...(['lwBattle', 'lwPlan', 'lwGunner', 'lwRecords'] as const).map(fetchMessages),
  ]);
  return { store, settings: openSettings(services.storage) };
}

/** Makes Little Wars ready to be shown. @throws where something of it cannot be fetched; another call tries again. */
export async function open(services: ShellServices): Promise<GameScreen> {
  prepared ??= prepare(services);
  const { store, settings } = await prepared.catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return {
    Screen: () => (
      <BattleStoreContext value={store}>
        <LotContext value={services.randomInt}>
          <StorageContext value={services.storage}>
            <SettingsContext value={settings}>
              <App />
            </SettingsContext>
          </StorageContext>
        </LotContext>
      </BattleStoreContext>
    ),
    kept: () => {
      const text = store.record();
      return text === null ? null : { fileName: 'little-wars.lw', text };
    },
    mayReload: () => {
      const { game, keeping } = store.state.getState();
      return game === null || keeping === 'kept';
    },
  };
}
