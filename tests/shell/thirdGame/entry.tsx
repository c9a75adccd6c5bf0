import type { GameEntry, GameScreen, ShellServices } from '../../../src/shell/game';
import { forLanguages } from '../../../src/shell/language/languages';
import { addMessages } from '../../../src/shell/language/current';
import type { GameDatabase } from '../../../src/shell/library';
import { findAtStart, readAtStart } from '../../../src/shell/persistence/reading';
import { isSaved } from '../../../src/shell/persistence/saveState';
import { createSettings } from '../../../src/shell/settingsStore';
import { writeRecord } from './game/record';
import { ID, SAVES, SETTINGS } from './game/saves';
import { createCauseway } from './store/store';
import { App } from './ui/App';
import { CausewayContext, type Contents } from './ui/useCauseway';
import { WORDS } from './words/words';

/** Resolves with what the page provides to the components of the game, with the saved game loaded. */
export async function openCauseway(
  services: ShellServices,
  database: GameDatabase,
  ticks: () => number,
): Promise<Contents> {
  const { storage, watcher } = services;
  const find = () => findAtStart(SAVES, database, storage);
  const atStart = await readAtStart(SAVES, find, storage, () => undefined);
  const store = createCauseway({ ...services, ...atStart, database, ticks });
  return { store, storage, settings: createSettings(SETTINGS, storage, watcher) };
}

export function screenOf(contents: Contents): GameScreen {
  const { getState } = contents.store.state;
  return {
    Screen: () => (
      <CausewayContext value={contents}>
        <App />
      </CausewayContext>
    ),
    currentGame: () => {
      const { game, screen } = getState();
      const at = `${screen}, ${game?.stage.name}`;
      return game && { fileName: `${ID}.txt`, text: writeRecord(game), at };
    },
    mayReload: () => isSaved(getState()),
  };
}

/** The Causeway, to be registered with the shell; `database` is opened by `openGameDatabase`. */
export const causeway = (database: GameDatabase, ticks: () => number): GameEntry => ({
  id: ID,
  name: forLanguages((language) => (language === 'fr' ? 'La Chaussée' : 'The Causeway')),
  open: async (services) => {
    addMessages(WORDS, ['causeway']);
    return screenOf(await openCauseway(services, database, ticks));
  },
});
