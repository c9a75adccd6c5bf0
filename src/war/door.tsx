import type { GameDoor } from '../shell/game';
import { addMessages } from '../shell/language/current';
import { createSettings } from '../shell/settingsStore';
import { WAR_SETTINGS } from './game/settings';
import { anythingKept, keptIn } from './store/gamePlaces';
import { openGameDatabase } from './store/library';
import { fetchReader } from './store/reader';
import { createGameStore } from './store/store';
import { App } from './ui/App';
import { WarContexts } from './ui/base/WarContexts';
import { fetchResume } from './ui/headquarters/door';
import { FETCHED } from './words/fetched';

/** Debord's Game of War, to be registered with the shell. */
export const war: GameDoor = {
  id: 'war',
  name: { en: 'The Game of War', fr: 'Le Jeu de la Guerre' },
  open: async (services) => {
    addMessages(FETCHED, ['first']);
    const { storage, watcher } = services;
    // What reads games, and leads back to them, is wanted only where one is kept.
    if (anythingKept(storage)) await Promise.all([fetchReader(), fetchResume()]);
    const store = createGameStore({
      ...services,
      storage,
      database: openGameDatabase(),
      settings: createSettings(WAR_SETTINGS, storage, watcher),
    });
    return {
      Screen: () => (
        <WarContexts store={store}>
          <App />
        </WarContexts>
      ),
      kept: () => keptIn(storage),
      mayReload: () => {
        const { game, keeping } = store.state.getState();
        return game === null || keeping === 'kept';
      },
    };
  },
};
