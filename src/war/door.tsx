import type { GameDoor } from '../shell/game';
import { addMessages } from '../shell/language/current';
import { createSettings } from '../shell/settingsStore';
import { WAR_SETTINGS } from './game/settings';
import { writeGame } from './game/writing';
import { findAtStart } from './store/atStart';
import { anythingKept } from './store/gamePlaces';
import { openGameDatabase } from '../shell/library';
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
    const database = openGameDatabase('game-of-war-library');
    // What reads games, and leads back to them, is wanted only where one is kept.
    const fetchReading = (): Promise<unknown> => Promise.all([fetchReader(), fetchResume()]);
    const [atStart] = await Promise.all([
      findAtStart(database, storage, fetchReading),
      anythingKept(storage) && fetchReading(),
    ]);
    const store = createGameStore({
      ...services,
      ...atStart,
      storage,
      database,
      settings: createSettings(WAR_SETTINGS, storage, watcher),
    });
    return {
      Screen: () => (
        <WarContexts store={store}>
          <App />
        </WarContexts>
      ),
      kept: () => {
        const { game } = store.state.getState();
        return game && { fileName: 'game-of-war.json', text: writeGame(game) };
      },
      mayReload: () => {
        const { game, keeping } = store.state.getState();
        return game === null || keeping === 'kept';
      },
    };
  },
};
