import type { GameLibrary } from '../library';
import { isEntry, timeOf } from '../libraryEntry';
import { GAME, without } from '../route';
import { besideKey } from '../stored';
import { stripInvisible } from '../stripInvisible';
import type { Coded, Identified, SavedGame, SaveFormat } from './format';
import { readTexts } from './reading';
import type { PersistenceNeeds } from './saving';
import { readPointer } from './sessionPointer';

/** The greatest length of a game's name, in UTF-16 characters. */
export const LONGEST_GAME_NAME = 60;

/**
 * What the list of saved games may do with the tab's current game: show another game for viewing (`view`), and leave no
 * current game (`letGo`); and the `library` in which it is saved.
 */
export interface CurrentGameDeps<G> {
  readonly library: GameLibrary;
  /** Shows a game for viewing. */
  readonly view: (game: G) => void;
  /** Leaves no current game. */
  readonly letGo: () => void;
}

/**
 * The operations on the games saved in this browser: list them, read one for viewing, open, rename and delete one. The
 * promises reject if the browser forbids its database, except that of `openRouted`.
 */
export interface SavedGames<G, F, Head = unknown> {
  /** Returns all of them, the last saved first, read without executing their orders. */
  readonly savedGames: () => Promise<readonly (SavedGame<G, F> & Head)[]>;
  /** Returns the game with an id, read completely, for viewing; null if it was deleted or is unreadable. */
  readonly gameOf: (id: string) => Promise<G | null>;
  /**
   * Makes the game with an id the current one, or shows it if it is over, and goes to its board. The good part of a
   * damaged save becomes a game with another id, and its text stays.
   */
  readonly openSaved: (id: string) => Promise<void>;
  /**
   * Opens the game with the id that the route names; goes to the start page, which reports it, if it cannot be opened.
   * Never rejects.
   */
  readonly openRouted: (id: string) => Promise<void>;
  /** Renames the game with an id; an empty name removes its name. A damaged game is not renamed. */
  readonly nameSaved: (id: string, name: string) => Promise<void>;
  /** Deletes the game with an id for good, even the current one. */
  readonly deleteSaved: (id: string) => Promise<void>;
}

/**
 * Returns the operations on the games saved in this browser: list them, read one for viewing, open, rename and delete
 * one.
 */
export function createSavedGames<G extends Identified, F extends Coded, Head>(
  format: SaveFormat<G, F, Head>,
  { store, storage, database, newId, navigation, makeCurrent }: PersistenceNeeds<G, F>,
  { library, view, letGo }: CurrentGameDeps<G>,
): SavedGames<G, F, Head> {
  /** The number of openings so far; only the last one counts. */
  let opened = 0;
  const currentGame = (): G | null => store.getState().game;

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
    library.see(id, saved.text, format.write(saved.game));
    return saved;
  }

  /** Opens a saved game. Returns false if there is none, or it is no longer wanted when it has been read. */
  async function open(
    id: string,
    go: 'push' | 'replace',
    isStill: () => boolean,
  ): Promise<boolean> {
    const saved = await take(id);
    if (saved?.game == null || !isStill()) return false;
    const isDamaged = saved.faults.length > 0;
    const game = isDamaged ? { ...saved.game, id: newId() } : saved.game;
    const isViewed = format.isOver(game);
    if (isViewed) view(game);
    else makeCurrent(game);
    navigation[go](isViewed && !isDamaged ? { screen: 'savedGame', id } : GAME);
    return true;
  }

  return {
    async savedGames(): Promise<readonly (SavedGame<G, F> & Head)[]> {
      const entries = await database.entries();
      for (const [, entry] of entries) if (isEntry(entry)) await format.ready?.(entry.text);
      const all = entries.flatMap(([id, entry]) => {
        if (typeof id !== 'string' || !isEntry(entry)) return [];
        const reading = format.scan(entry.text);
        const game = reading.game && { ...reading.game, id };
        return [{ ...reading, game, id, text: entry.text, at: timeOf(entry) }];
      });
      return all.sort((a, b) => (b.at.getTime() || 0) - (a.at.getTime() || 0));
    },

    async gameOf(id: string): Promise<G | null> {
      const game = currentGame();
      return game?.id === id ? game : ((await read(id))?.game ?? null);
    },

    async openSaved(id) {
      const before = currentGame()?.id;
      const mine = (opened += 1);
      // While a long one is read another may be requested, or begun.
      const isStill = (): boolean => mine === opened && currentGame()?.id === before;
      if (before === id)
        navigation.push(
          store.getState().save.is === 'viewing' ? { screen: 'savedGame', id } : GAME,
        );
      else await open(id, 'push', isStill);
    },

    async openRouted(id) {
      const visit = navigation.visit.getState();
      const isStill = (): boolean => navigation.visit.getState() === visit;
      if (!(await open(id, 'replace', isStill).catch(() => false)) && isStill())
        navigation.replace(without('record'));
    },

    async nameSaved(id: string, text: string): Promise<void> {
      const name = stripInvisible(text).slice(0, LONGEST_GAME_NAME);
      const game = currentGame();
      if (game?.id === id) {
        store.setState({ game: format.named(game, name) });
        return;
      }
      const saved = await take(id);
      if (saved?.game != null && saved.faults.length === 0)
        await library.save(id, format.write(format.named(saved.game, name)));
    },

    async deleteSaved(id: string): Promise<void> {
      const saved = format.rescue && (await read(id));
      await library.remove(id);
      // What the library could not take of it would be added when the page is opened next.
      const beside = besideKey(format.key, format.version);
      if (readPointer(storage.read(beside)).id === id) storage.remove(beside);
      if (saved?.game != null) format.rescue?.(saved.game, storage);
      if (currentGame()?.id === id) letGo();
    },
  };
}
