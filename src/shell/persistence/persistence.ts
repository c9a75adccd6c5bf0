import { DELETED, findGame, type GameLookup } from '../library';
import { isEntry } from '../libraryEntry';
import { GAME, HOME } from '../route';
import type { Written } from '../storage';
import { besideKey } from '../stored';
import { chooseSave, furthestOf, mayReplace } from './choice';
import { createDamagedSaves } from './damagedSaves';
import { followRoute } from './followRoute';
import type { Coded, Identified, ReadSave, SaveFormat, SaveOrders } from './format';
import { createOtherTabs } from './otherTabs';
import { readSave, readTexts, currentTexts, type AtStart, type Readings } from './reading';
import { createSavedGames } from './savedGames';
import { currentOf, savedAs } from './saveState';
import { createSaving, type PersistenceNeeds } from './saving';
import { readPointer, timeKey } from './sessionPointer';

/**
 * Loads the tab's current game into the store and saves it after every change: in the library, which is authoritative,
 * and in local storage as a pointer to it. Returns the operations of saving and loading, with `stop` to end. What
 * another tab has written is overwritten only if the player agrees; what a newer version has written, never.
 */
export function createPersistence<G extends Identified, F extends Coded, Head>(
  format: SaveFormat<G, F, Head>,
  needs: PersistenceNeeds<G, F>,
  { lookup, later, readings }: AtStart<G, F>,
) {
  const { store, storage, database, newId, navigation, take } = needs;
  const { isSecret, scan, write } = format;
  const get = store.getState;
  const saving = createSaving(format, needs);
  const { slot, library, point, pointOver, save, publishCurrent, reportWrite } = saving;
  /** The game last loaded, or saved before it was shown: it need not be saved again until it changes. */
  let settled: G | null = null;

  const damaged = createDamagedSaves(format, needs, saving);

  /** Saves a sealed game: `saved` only once the library has it for certain, and nothing of it is in clear. */
  async function saveSealed(game: G): Promise<Written> {
    const text = write(game);
    const written = await library.saveDurably(game.id, text);
    publishCurrent(game.id, (now) =>
      written === 'elsewhere' ? savedAs(written, written, true) : { ...now, library: written },
    );
    if (written !== 'saved') return written;
    saving.pointDatabaseAt(game.id);
    if (get().save.is !== 'elsewhere') point(game, text);
    // What is now sealed may be in clear in a damaged text.
    for (const each of get().damaged)
      if (each.text.includes(JSON.stringify(game.id))) damaged.discard(each.text);
    const pointer = readPointer(slot.read());
    if (pointer.id === game.id && !pointer.isRedacted) return 'full';
    settled = game;
    reportWrite(game, 'saved');
    return 'saved';
  }

  /**
   * Adds to the library what was played while a newer version's game occupied the place that is now free, or what the
   * library could not take before another game replaced it; unless the library's state has gone on from it meanwhile,
   * or the game was deleted.
   */
  async function saveBeside(): Promise<void> {
    const key = besideKey(format.key, format.version);
    const text = slot.newer() === null ? storage.read(key) : null;
    if (typeof text !== 'string' || text === slot.read()) return;
    const { game } = scan(text);
    if (game === null) return;
    const entry = await database.get(game.id).catch(() => null);
    const saved = isEntry(entry) ? scan(entry.text).game : null;
    const isOld =
      // Local storage reaches the disk late: after a crash it has what was removed with a deleted game.
      entry === DELETED ||
      (saved !== null &&
        furthestOf(format, saved, game) === saved &&
        mayReplace(format, game, saved));
    let written = isOld ? 'saved' : await library.save(game.id, text);
    if (written === 'elsewhere') written = await saving.saveApart(game);
    if (written === 'saved') storage.remove(key);
  }

  const find = (): Promise<GameLookup> => findGame(database, readPointer(slot.read()).id);

  /** Reads the found texts in slices, so that loading them is immediate. */
  const readAhead = (found: GameLookup): Promise<Readings<G, F>> =>
    readTexts(format, currentTexts(format, storage, found), (reading) =>
      store.setState({ reading }),
    );

  /** Loads the saved game; returns true if new damage was found. */
  function load(found: GameLookup, ahead?: Readings<G, F>): boolean {
    const isNew = damaged.reportNewer();
    void saveBeside();
    if (typeof found !== 'string') saving.noteCurrent(found.current?.id ?? null);
    const pointer = slot.read();
    const read = (text: string): ReadSave<G, F> => readSave(format, text, ahead);
    const pointedAt = Number(storage.read(timeKey(format.key)) ?? NaN);
    const choice = chooseSave(format, { pointer, pointedAt, found }, read);
    if (choice.is === 'nothing') {
      take(null, { save: savedAs(choice.fault ?? 'saved', 'forbidden') });
      // A good game stays, even if a newer version has saved another.
      return isNew;
    }
    const { best, inLibrary, other } = choice;
    const { game, text } = best;
    const isInLibrary = inLibrary?.text === text;
    const isReported = choice.damaged.filter((each) => damaged.report(each)).length > 0;
    if (inLibrary?.game != null && inLibrary.faults.length === 0)
      library.see(inLibrary.game.id, inLibrary.text, write(inLibrary.game));
    // A damaged text may be overwritten once it is quarantined.
    else if (game !== null && inLibrary !== null && damaged.isQuarantined(inLibrary.text))
      library.see(game.id, inLibrary.text);
    settled = game;
    const { save: before } = get();
    // Only a write can find that there is room again.
    const isFull = before.is === 'unsaved' && before.fault === 'full';
    take(game, {
      save: savedAs(isFull ? 'full' : 'saved', isInLibrary ? 'saved' : 'forbidden'),
    });
    if (game === null || best.faults.length > 0) return isReported;
    // What another tab has saved since is not overwritten; it is loaded if the database had not answered.
    if (!isInLibrary)
      void saving.saveInLibrary(game, text, { seenOnly: true }).then((written) => {
        if (written === 'elsewhere' && inLibrary === null && get().game === game)
          void checkDatabase();
      });
    // A secret does not stay in clear.
    if (typeof pointer === 'string' && !readPointer(pointer).isRedacted) {
      const pointed = read(pointer).game;
      if (isSecret(game) || (pointed !== null && isSecret(pointed))) point(game, text);
    }
    if (other !== null && format.mayFork(other))
      void saving.saveApart(other).then((written) => {
        if (written === 'saved' && get().game === game) point(game, text);
      });
    return isReported;
  }

  /** Loads what is saved now, as a new tab would; null if that became obsolete meanwhile (`isStill`). */
  async function loadNow(isStill: () => boolean): Promise<boolean | null> {
    // What is still being saved here may be refused, and is then a game of its own.
    await saving.whenSaved();
    for (;;) {
      const pointer = slot.read();
      const found = await find();
      const ahead = await readAhead(found);
      if (!isStill()) return null;
      if (slot.read() === pointer) return load(found, ahead);
    }
  }

  /** Loads a late answer of the database; a game begun since is newer. */
  async function loadFound(found: GameLookup, before: G | null): Promise<void> {
    const ahead = await readAhead(found);
    const { game, screen } = get();
    if (game === before && (game === null || screen === 'headquarters')) load(found, ahead);
  }

  const { loadOtherTab, checkDatabase, watch } = createOtherTabs(format, needs, saving, loadNow);

  damaged.reportQuarantined(readings);
  const foundDamage = load(lookup, readings);
  const { game: atStart } = get();
  // Its silence has been reported.
  void later?.then((found) => (found === 'silent' ? undefined : loadFound(found, atStart)));

  const stops = [
    store.subscribe((state, before) => {
      const { game } = state;
      if (game === before.game || game === null || game === settled) return;
      // A viewed game has been continued.
      if (state.save.is === 'viewing') store.setState({ save: state.save.behind.save });
      void save(game, format.isIrreversible(before.game, game));
    }),
    ...watch(() => void damaged.reportNewer()),
  ];

  // What another tab has written since the lookup has been announced to nobody here.
  if (typeof lookup !== 'string') void checkDatabase();

  const orders: SaveOrders = {
    foundDamage,
    discardDamaged: (text) => damaged.discard(text),

    async followOtherTab() {
      const { game } = get();
      const visit = navigation.visit.getState();
      const isDamaged = await loadNow(() => get().game === game);
      // A player who has gone elsewhere meanwhile is not led back.
      if (isDamaged === null || navigation.visit.getState() !== visit) return;
      const isAway = get().game === null || isDamaged;
      navigation.push(isAway ? HOME : GAME);
    },

    async chooseThisTab() {
      const { game } = get();
      if (game === null) return;
      // A secret game cannot be a game of its own beside the other tab's; only one that continues it takes its
      // place.
      const how = { strict: true, seenOnly: !isSecret(game) };
      const written = await saving.saveInLibrary(game, write(game), how);
      const { game: current, save: now } = get();
      if (current === null || now.is === 'viewing') return;
      if (isSecret(current) && written !== 'saved') {
        store.setState({ save: savedAs('elsewhere', now.library, written === 'elsewhere') });
        return;
      }
      // The other tab's text stays, and this tab's continues as a game of its own.
      const own = written === 'elsewhere' ? { ...current, id: newId() } : current;
      store.setState({ save: savedAs(pointOver(own), now.library), game: own });
      saving.pointDatabaseAt(own.id, true);
    },

    async tryAgain() {
      const { game } = currentOf(get());
      if (game !== null) await save(game, true);
      else await loadFound(await find(), null);
    },
  };

  /** Shows a game for viewing; it becomes the current game, and is saved, once it is continued. */
  function view(game: G): void {
    settled = game;
    take(game, { save: { is: 'viewing', behind: currentOf(get()), outdated: false } });
  }

  /** Leaves the board, and returns to the current game after viewing another. */
  function leave(): void {
    needs.leave();
    const { save: now } = get();
    if (now.is !== 'viewing') return;
    settled = now.behind.game;
    take(settled, { save: now.behind.save });
    if (now.outdated) void loadOtherTab();
  }

  /** Leaves no current game. */
  function letGo(): void {
    slot.clear();
    saving.pointDatabaseAt(null);
    settled = null;
    take(null, { save: savedAs('saved', 'forbidden') });
  }

  const games = createSavedGames(format, needs, { library, view, letGo });
  stops.push(followRoute({ store, navigation, leave }, games, foundDamage));

  return {
    orders,
    games,
    save,

    /** Saves a game of which only the time left has changed; another state that another tab has saved stays. */
    saveTime: (game: G): Promise<void> => save(game, false, true),
    saveSealed,
    view,

    /** Makes a game the current one as another tab has saved it, or as it is shown and not saved. */
    settle: (game: G): void => {
      settled = game;
    },

    stop: (): void => stops.forEach((stop) => stop()),
  };
}

/**
 * The operations that save and load the games of a tab, as `createPersistence` returns them: the player's choices
 * (`orders`), the saved games (`games`), and functions that save, view and settle the current game.
 */
export type Persistence<G extends Identified, F extends Coded> = ReturnType<
  typeof createPersistence<G, F, unknown>
>;
