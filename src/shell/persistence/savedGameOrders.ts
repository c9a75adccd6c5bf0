import type { GameLibrary } from '../library';
import { isEntry, timeOf } from '../libraryEntry';
import { GAME } from '../route';
import { stripInvisible } from '../stripInvisible';
import type { Coded, Identified, SavedGame, SaveFormat } from './format';
import { readTexts } from './reading';
import type { PersistenceNeeds } from './saving';

/** The most characters of a game's name. */
export const LONGEST_GAME_NAME = 60;

/** The operations of persistence on the current game. */
export interface InHand<G> {
  readonly library: GameLibrary;
  /** Shows a game for viewing. */
  readonly view: (game: G) => void;
  /** Leaves no current game. */
  readonly letGo: () => void;
}

/** Creates the operations on the games of the library (`SavedGames`). */
export function createSavedGameOrders<G extends Identified, F extends Coded, Head>(
  format: SaveFormat<G, F, Head>,
  { store, storage, database, newId, navigation, hold }: PersistenceNeeds<G, F>,
  { library, view, letGo }: InHand<G>,
) {
  const inHand = (): G | null => store.getState().game;

  /** Reads a saved game in slices; null if there is none. */
  async function read(id: string): Promise<SavedGame<G, F> | null> {
    const entry = await database.get(id);
    if (!isEntry(entry)) return null;
    const { text } = entry;
    const readings = await readTexts(format, [text], (reading) => store.setState({ reading }));
    const { game = null, faults = [] } = readings.get(text) ?? {};
    return { game: game && { ...game, id }, faults, id, text, at: timeOf(entry) };
  }

  /** Reads a saved game that will be overwritten; null for one that is damaged or of a newer version. */
  async function take(id: string): Promise<SavedGame<G, F> | null> {
    const saved = await read(id);
    if (saved?.game == null || saved.faults.length > 0) return saved;
    library.seen.set(id, saved.text);
    library.asRead.set(id, format.write(saved.game));
    return saved;
  }

  return {
    async savedGames(): Promise<readonly (SavedGame<G, F> & Head)[]> {
      const all = (await database.entries()).flatMap(([id, entry]) => {
        if (typeof id !== 'string' || !isEntry(entry)) return [];
        const reading = format.scan(entry.text);
        const game = reading.game && { ...reading.game, id };
        return [{ ...reading, game, id, text: entry.text, at: timeOf(entry) }];
      });
      return all.sort((a, b) => (b.at.getTime() || 0) - (a.at.getTime() || 0));
    },

    async gameOf(id: string): Promise<G | null> {
      const game = inHand();
      return game?.id === id ? game : ((await read(id))?.game ?? null);
    },

    /** Returns false if there is none, or it is no longer wanted when it has been read. */
    async openSaved(id: string, go: 'push' | 'replace', isStill: () => boolean): Promise<boolean> {
      const saved = await take(id);
      if (saved?.game == null || !isStill()) return false;
      const isDamaged = saved.faults.length > 0;
      const game = isDamaged ? { ...saved.game, id: newId() } : saved.game;
      const isViewed = format.isOver(game);
      if (isViewed) view(game);
      else hold(game);
      navigation[go](isViewed && !isDamaged ? { screen: 'kept', id } : GAME);
      return true;
    },

    async nameSaved(id: string, said: string): Promise<void> {
      const name = stripInvisible(said).slice(0, LONGEST_GAME_NAME);
      const game = inHand();
      if (game?.id === id) {
        store.setState({ game: format.named(game, name) });
        return;
      }
      const saved = await take(id);
      if (saved?.game != null && saved.faults.length === 0)
        await library.keep(id, format.write(format.named(saved.game, name)));
    },

    async deleteSaved(id: string): Promise<void> {
      const saved = format.rescue && (await read(id));
      await library.remove(id);
      if (saved?.game != null) format.rescue?.(saved.game, storage);
      if (inHand()?.id === id) letGo();
    },
  };
}
