import { isEntry } from '../libraryEntry';
import { createLibrary, type GameDatabase, type SaveOptions } from '../library';
import type { BoardNavigation } from '../route';
import { isSameBut } from '../json';
import { createSaveSlot, type IsSame } from '../saveSlot';
import type { Written } from '../storage';
import { besideKey } from '../stored';
import { mayReplace } from './choice';
import type { Coded, Identified, PersistedStore, PersistenceState, SaveFormat } from './format';
import { currentOf, savedAs, type CurrentSave } from './saveState';
import { redactedPointer, timeKey } from './sessionPointer';
import type { Platform } from '../game';

/**
 * The dependencies of saving and loading a game: the browser's storage and database, a watcher of other tabs, ids and
 * the time, the navigation, and the game's store with the functions that change its current game.
 */
export interface PersistenceNeeds<G, F> extends Pick<
  Platform,
  'storage' | 'watcher' | 'newId' | 'now'
> {
  readonly store: PersistedStore<G, F>;
  readonly database: GameDatabase;
  readonly navigation: BoardNavigation;
  /**
   * Shows a game, or none, with this change of the saving state: behind its curtain if it has a secret, and without
   * what was chosen in another game.
   */
  readonly take: (game: G | null, change: Partial<PersistenceState<G, F>>) => void;
  /** Makes a game opened from the library the current one. */
  readonly makeCurrent: (game: G) => void;
  /** Gives the running clock at most the time left in the save `text` of the same state, which another tab has saved. */
  readonly limitTime?: (text: string) => void;
  /** Called when the player leaves the board: a secret goes behind its curtain. */
  readonly leave: () => void;
}

/**
 * Returns the operations that write a tab's current game: to the library, and to local storage as the pointer to it.
 * They put the result of each write into the store's saving state, and never overwrite what another tab has changed
 * differently unless told to.
 */
export function createSaving<G extends Identified, F extends Coded>(
  format: SaveFormat<G, F>,
  { store, storage, watcher, database, newId, now }: PersistenceNeeds<G, F>,
) {
  const { isSecret, scan, write } = format;
  const get = store.getState;
  const isSame: IsSame = (one, other) => isSameBut(format.timePath ?? [], one, other);
  const slot = createSaveSlot(storage, format.key, watcher, format.version, isSame);
  const library = createLibrary(database, textIsContinuation, now, isSame);
  let asked = 0;
  let answered = 0;
  /** Resolves once the saves begun so far are answered. */
  let underWay: Promise<void> = Promise.resolve();
  /** The current game that the database knows; null if this tab does not know it. */
  let pointedAt: string | null = null;

  /** Returns whether the game of a text may replace that of another; one that cannot be read is not replaced. */
  function textIsContinuation(before: string, after: string): boolean {
    const { game: old, faults } = scan(before);
    const { game } = scan(after);
    return old !== null && game !== null && faults.length === 0 && mayReplace(format, old, game);
  }

  /** Writes the pointer to a game; the clear text of a secret one never stays, even if the write fails. */
  function point(game: G, text: string, over = false): Written {
    // First, because it needs no more room than the time before.
    if (!isSecret(game)) storage.write(timeKey(format.key), `${now().getTime()}`);
    const secret = isSecret(game);
    const pointer = secret ? redactedPointer(format, game.id, now()) : text;
    const written = over ? slot.overwrite(pointer) : slot.write(pointer);
    if (secret && written !== 'saved' && written !== 'elsewhere') slot.clear();
    return written;
  }

  const pointOver = (game: G): Written => point(game, write(game), true);

  /** Tells the database the current game; `anew` even if another tab may have changed it since. */
  function pointDatabaseAt(id: string | null, anew = false): void {
    if (pointedAt === id && !anew) return;
    pointedAt = id;
    database.putCurrentId(id).catch(() => {
      pointedAt = null;
    });
  }

  /** Notes the current game that the database was found to have; returns whether another one has become it. */
  function noteCurrent(id: string | null): boolean {
    const isNew = id !== pointedAt;
    pointedAt = id;
    return isNew;
  }

  /** Changes the save state of a game if it is the current one, also behind a viewed one. */
  function publishCurrent(id: string, change: (save: CurrentSave) => CurrentSave): void {
    const state = get();
    const current = currentOf(state);
    if (current.game?.id !== id) return;
    const save = change(current.save);
    const isViewing = state.save.is === 'viewing';
    store.setState({ save: isViewing ? { ...state.save, behind: { ...current, save } } : save });
  }

  /** Reports the result of a write. A conflict with another tab stays until it is resolved. */
  const reportWrite = ({ id }: G, written: Written): void =>
    publishCurrent(id, (now) => (now.is === 'elsewhere' ? now : savedAs(written, now.library)));

  /** Saves a game in the library; the result is reported only for the current game. */
  async function saveInLibrary(game: G, text: string, how: SaveOptions = {}): Promise<Written> {
    const saving = library.save(game.id, text, how);
    const question = (asked += 1);
    if (how.seenOnly !== true) pointDatabaseAt(game.id);
    const written = await saving;
    // The answer to the last question counts, in whatever order they arrive.
    if (get().game?.id === game.id && question > answered) {
      answered = question;
      publishCurrent(game.id, (save) => ({ ...save, library: written }));
    }
    return written;
  }

  /** Resolves with the game that the library has under an id; null if it has none that can be read. */
  async function gameInLibrary(id: string): Promise<G | null> {
    const entry = await database.get(id).catch(() => null);
    return isEntry(entry) ? scan(entry.text).game : null;
  }

  /**
   * Saves a state that developed differently as a game of its own, and reports it, unless the game on the screen or
   * that of the library continues it.
   */
  async function saveApart(game: G): Promise<Written> {
    const others = [get().game, await gameInLibrary(game.id)];
    if (others.some((other) => other !== null && mayReplace(format, game, other))) return 'saved';
    const apart = { ...game, id: newId() };
    const written = await library.save(apart.id, write(apart));
    if (written === 'saved') store.setState({ forked: true });
    return written;
  }

  /**
   * Writes a state that the library could not take beside the pointer, if another game has replaced it meanwhile: the
   * page adds it to the library when it is opened next.
   */
  function writeBeside(game: G): void {
    if (currentOf(get()).game?.id !== game.id && !isSecret(game) && slot.newer() === null)
      storage.write(besideKey(format.key, format.version), write(game));
  }

  /** Handles a conflict with another tab: the game continues as one of its own, or waits for the player's choice. */
  function goOnApart(game: G): void {
    const { game: shown } = get();
    if (!format.mayFork(game))
      publishCurrent(game.id, ({ library: had }) => savedAs('elsewhere', had, isSecret(game)));
    else if (shown?.id === game.id) {
      // The id is that of the library's state; a new tab would find this one under it, and save it once more.
      slot.write(redactedPointer(format, game.id, now()));
      store.setState({ game: { ...shown, id: newId() }, forked: true });
    } else
      void saveApart(game).then((written) => {
        if (written !== 'saved') writeBeside(game);
      });
  }

  /**
   * Saves the present state of a game: at once in the pointer, then in the library; `strict` waits for the disk. If
   * only the time left has changed (`isTimeOnly`), another state that another tab has saved stays.
   */
  function save(game: G, strict = false, isTimeOnly = false): Promise<void> {
    const saved = saveNow(game, strict, isTimeOnly);
    underWay = Promise.all([underWay, saved]).then(() => undefined);
    return saved;
  }

  async function saveNow(game: G, strict: boolean, isTimeOnly: boolean): Promise<void> {
    const text = write(game);
    const pointed = get().save.is === 'elsewhere' ? 'elsewhere' : point(game, text);
    if (pointed === 'elsewhere') reportWrite(game, pointed);
    const question = asked + 1;
    // Another tab's text is not overwritten unasked.
    const written = await saveInLibrary(game, text, {
      strict,
      seenOnly: pointed === 'elsewhere',
      timeOnly: isTimeOnly,
    });
    if (written !== 'saved' && written !== 'elsewhere') writeBeside(game);
    if (question < answered) return;
    if (written === 'elsewhere') {
      if (isTimeOnly) reportWrite(game, written);
      else goOnApart(game);
      return;
    }
    // A game that is not secret has at least its pointer if the library fails.
    const isSaved = written !== 'saved' && !isSecret(game) && pointed === 'saved';
    reportWrite(game, isSaved ? 'saved' : written);
  }

  return {
    slot,
    library,
    point,
    pointOver,
    pointDatabaseAt,
    noteCurrent,
    saveInLibrary,
    saveApart,
    gameInLibrary,
    isSame,
    save,
    whenSaved: (): Promise<void> => underWay,
    publishCurrent,
    reportWrite,
  };
}

/**
 * The operations that write the current game to local storage and the library, as `createSaving` returns them: `save`
 * writes it to both, `point` and `pointOver` only to local storage, the latter also over another tab's game;
 * `saveInLibrary` only to the library, and `gameInLibrary` reads it there. `pointDatabaseAt` stores which game is current. `publishCurrent` and
 * `reportWrite` change how the game on the screen is said to be saved. `isSame` compares two saves without their time
 * left.
 */
export type Saving<G extends Identified, F extends Coded> = ReturnType<typeof createSaving<G, F>>;
