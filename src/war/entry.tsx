import type { GameEntry, ShellServices } from '../shell/game';
import { addMessages } from '../shell/language/current';
import { lazyModule } from '../shell/lazyModule';
import { createSettings } from '../shell/settingsStore';
import { WAR_SETTINGS } from './game/settings';
import { writeGame } from './game/writing';
import { isSaved } from '../shell/persistence/saveState';
import { openSaves } from '../shell/persistence/reading';
import { LIBRARY, WAR_SAVES } from './store/library/saves';
import { createGameStore, type GameStore } from './store/store';
import { App } from './ui/App';
import { WAR_ROUTES } from './game/route';
import { WarContexts } from './ui/base/WarContexts';
import { BeforeWar } from './ui/deployment/entry';
import { Resume } from './ui/headquarters/entry';
import { WarGame } from './ui/war/entry';
import { FETCHED } from './words/fetched';
import { forLanguages, ofLanguage } from '../shell/language/languages';

const TITLES = import.meta.glob<string>('./*/war/field.json', {
  base: '../languages',
  eager: true,
  import: 'title',
});

// Clock and seats start once the code of the board has arrived, which is needed first.
const AT_BOARD = lazyModule(() => WarGame.fetch().then(() => import('./ui/opponent/atBoard')));

const stores = new WeakMap<ShellServices, Promise<GameStore>>();

/** The games of a page: made once, however often they are opened, for they listen to other tabs. */
function storeOf(services: ShellServices): Promise<GameStore> {
  const known = stores.get(services);
  if (known !== undefined) return known;
  addMessages(FETCHED, ['first']);
  const opening = openStore(services);
  stores.set(services, opening);
  opening.catch(() => stores.delete(services));
  return opening;
}

async function openStore(services: ShellServices): Promise<GameStore> {
  const { storage, watcher } = services;
  return createGameStore({
    ...services,
    ...(await openSaves(WAR_SAVES, LIBRARY, storage)),
    settings: createSettings(WAR_SETTINGS, storage, watcher),
    atBoard: AT_BOARD,
  });
}

/**
 * Debord's *Game of War* as it is registered with the page: its id, its name in each language, the format of its
 * library files, and a function that opens it. Its screens are fetched when they are needed.
 */
export const war: GameEntry = {
  id: 'war',
  name: forLanguages((language) => ofLanguage(TITLES, language) ?? ''),
  library: LIBRARY,
  messages: FETCHED,
  open: async (services) => {
    const store = await storeOf(services);
    const isAtBoard = WAR_ROUTES.parse(window.location.hash)?.screen === 'game';
    // The first frame is complete: headquarters with the button back to the game, or the board that the address
    // names.
    const { game } = store.state.getState();
    const board = game?.stage.name === 'war' ? WarGame : BeforeWar;
    if (game !== null) await (isAtBoard ? board : Resume).fetch();
    return {
      fetchNext: () => void WarGame.fetch(),
      Screen: () => (
        <WarContexts store={store}>
          <App />
        </WarContexts>
      ),
      currentGame: () => {
        const { game, screen } = store.state.getState();
        if (game === null) return null;
        const at = `${screen}, ${game.stage.name}`;
        return { fileName: 'game-of-war.json', text: writeGame(game), at };
      },
      mayReload: () => isSaved(store.state.getState()),
    };
  },
};
