import { findGame, type Finding } from '../library';
import { isEntry } from '../libraryEntry';
import { GAME, HOME } from '../route';
import type { Written } from '../storage';
import { besideKey } from '../versions';
import { chooseSave } from './choice';
import { createDamagedSaves } from './damagedSaves';
import { followRoute } from './followRoute';
import type { Coded, Identified, ReadSave, SaveFormat, SaveOrders } from './format';
import { readSave, readTexts, textsInHand, type AtStart, type Readings } from './reading';
import { createSavedGames } from './savedGames';
import { handOf, savedAs } from './saveState';
import { createSaving, type PersistenceNeeds } from './saving';
import { readPointer } from './sessionPointer';

/** What local storage says by itself, so that the database need not be asked. */
const POINTED = { inHand: null, hinted: null, isHintDeleted: false } as const;

/**
 * Saves the game of a tab after every change: in the library, whose word is the truth about it, with a pointer in local
 * storage; and loads what is saved. What is damaged is put aside. What another tab has written is never written over
 * unasked, and what a newer version has, never at all. Of a secret game nothing lies in clear in local storage.
 */
export function createPersistence<G extends Identified, F extends Coded, Head>(
  format: SaveFormat<G, F, Head>,
  needs: PersistenceNeeds<G, F>,
  { finding, later, readings }: AtStart<G, F>,
) {
  const { store, storage, database, newId, navigation, take } = needs;
  const { isSecret, scan, write } = format;
  const get = store.getState;
  const saving = createSaving(format, needs);
  const { slot, library, point, pointOver, save, tellHand, tellWritten } = saving;
  /** The game last loaded, or saved before it was shown: it need not be saved again until something is done. */
  let settled: G | null = null;

  const damaged = createDamagedSaves(format, needs, saving);

  /** Saves a sealed game: `kept` only once the library has it for sure, and nothing of it lies in clear. */
  async function saveSealed(game: G): Promise<Written> {
    const text = write(game);
    const written = await library.saveDurably(game.id, text);
    tellHand(game.id, (now) =>
      written === 'elsewhere' ? savedAs(written, written, true) : { ...now, library: written },
    );
    if (written !== 'kept') return written;
    saving.pointDatabaseAt(game.id);
    if (get().save.is !== 'elsewhere') point(game, text);
    // What is sealed now may stand in clear in a text that was damaged.
    for (const each of get().damaged)
      if (each.text.includes(JSON.stringify(game.id))) damaged.discard(each.text);
    const pointer = readPointer(slot.read());
    if (pointer.id === game.id && !pointer.isRedacted) return 'full';
    settled = game;
    tellWritten(game, 'kept');
    return 'kept';
  }

  /** Puts into the library what was played while a newer version's game held the place that is free again. */
  function saveBeside(): void {
    const key = besideKey(format.key, format.version);
    const text = slot.newer() === null ? storage.read(key) : null;
    const game = typeof text === 'string' && text !== slot.read() ? scan(text).game : null;
    if (typeof text !== 'string' || game === null) return;
    void library.keep(game.id, text).then((written) => {
      if (written === 'kept') storage.remove(key);
    });
  }

  const find = (): Promise<Finding> => findGame(database, readPointer(slot.read()).id);

  /** Reads what is found while the page has its turns, so that it is loaded at once. */
  const readAhead = (found: Finding): Promise<Readings<G, F>> =>
    readTexts(format, textsInHand(format, storage, found), (reading) =>
      store.setState({ reading }),
    );

  /** Takes what is saved in hand; true where damage was found that has not been told yet. */
  function load(found: Finding, ahead?: Readings<G, F>, byPointer = true): boolean {
    const isNews = damaged.tellNewer();
    saveBeside();
    const sources = { pointer: slot.read(), found, byPointer };
    const choice = chooseSave(format, sources, (text) => readSave(format, text, ahead));
    if (choice.is === 'nothing') {
      take(null, { save: savedAs(choice.fault ?? 'kept', 'forbidden') });
      // With a game to go on with, nobody is led away from it by one of a newer version.
      return isNews;
    }
    const { best, isInLibrary, other } = choice;
    const isTold = choice.damaged.filter((each) => damaged.tell(each)).length > 0;
    takeRead(best, isInLibrary);
    if (other !== null) saveApart(other);
    return isTold;
  }

  function takeRead({ game, text, faults }: ReadSave<G, F>, isInLibrary: boolean): void {
    const isWhole = faults.length === 0;
    settled = game;
    if (game !== null && isInLibrary) {
      // A damaged text may be written over once it is put aside.
      if (isWhole || damaged.isAside(text)) library.seen.set(game.id, text);
      if (isWhole) library.asRead.set(game.id, write(game));
    }
    const { save: before } = get();
    // That there is no room has been found out by writing, and reading does not settle it.
    const isFull = before.is === 'unsaved' && before.fault === 'full';
    take(game, {
      save: savedAs(isFull ? 'full' : 'kept', isInLibrary ? 'kept' : 'forbidden'),
    });
    if (game === null || !isWhole) return;
    if (!isInLibrary) void saving.saveInLibrary(game, text);
    // What lies there of a secret game is redacted, and what is behind is brought up; where nothing lies, nothing need.
    const pointer = slot.read();
    const isBehind =
      typeof pointer === 'string' && !readPointer(pointer).isRedacted && pointer !== text;
    if (isBehind || (isSecret(game) && pointer === text)) point(game, text);
  }

  /** A state that went another way is saved as a game of its own, and that is told. */
  function saveApart(game: G): void {
    if (!format.mayFork(game)) return;
    const apart = { ...game, id: newId() };
    void library.keep(apart.id, write(apart)).then((written) => {
      if (written === 'kept') store.setState({ aside: true });
    });
  }

  /**
   * Loads what is saved now, once it is read: as local storage alone says it where another tab has just written there, else
   * as the database does. What was done meanwhile ends it (`isStill`), and the answer is null.
   */
  async function loadNow(isStill: () => boolean): Promise<boolean | null> {
    for (;;) {
      const isNews = slot.isChanged();
      const pointer = slot.read();
      const found = isNews && !readPointer(pointer).isRedacted ? POINTED : await find();
      const ahead = await readAhead(found);
      if (!isStill()) return null;
      // What local storage had before says nothing new, and where it refuses writes it stays behind.
      if (!slot.isChanged()) return load(found, ahead, isNews || typeof found === 'string');
    }
  }

  /** What another tab has written is loaded, or asked about where this tab has something of its own to lose. */
  async function hear(): Promise<void> {
    const { game, screen, save: now } = get();
    if (now.is === 'viewing') store.setState({ save: { ...now, outdated: true } });
    // A tab that waits at headquarters, all its game saved, has nothing of its own to lose.
    else if (game === null || (screen === 'headquarters' && now.is === 'saved')) {
      const loaded = await loadNow(() => {
        const is = get();
        return is.game === game && is.screen === screen && is.save.is === now.is;
      });
      // What has been done meanwhile is judged as it is now.
      if (loaded === null) await (get().game === game ? hear() : hearDatabase());
    } else {
      tellWritten(game, 'elsewhere');
      if (isSecret(game)) await judge(game.id);
    }
  }

  /** Says where another tab has gone on so far with the same secret game that this one's is of the past. */
  async function judge(id: string): Promise<void> {
    const entry = await database.get(id).catch(() => null);
    const { game, save: now } = get();
    if (game?.id !== id || now.is !== 'elsewhere' || !isEntry(entry)) return;
    const theirs = scan(entry.text).game;
    if (theirs !== null && !format.isContinuation(theirs, game))
      store.setState({ save: { ...now, overtaken: true } });
  }

  /**
   * What another tab has written to the database is heard of as what it has left in local storage, which may have refused
   * it. What this tab has read or saved itself is no news.
   */
  async function hearDatabase(): Promise<void> {
    const id = get().game?.id ?? null;
    const found = await findGame(database, id);
    // What has been begun meanwhile is not in hand there yet.
    if (typeof found === 'string' || (get().game?.id ?? null) !== id) return;
    const isNews = [found.inHand, found.hinted].some(
      (entry) => entry !== null && (entry.id !== id || entry.text !== library.seen.get(entry.id)),
    );
    if (isNews) await hear();
  }

  /** Takes up what a database answers that did not at first; what has been begun since is the newer. */
  async function loadFound(found: Finding, before: G | null): Promise<void> {
    const ahead = await readAhead(found);
    const { game, screen } = get();
    if (game === before && (game === null || screen === 'headquarters')) load(found, ahead);
  }

  damaged.tellAside(readings);
  const foundDamage = load(finding, readings);
  const { game: atStart } = get();
  // That it is silent has been told.
  void later?.then((found) => (found === 'silent' ? undefined : loadFound(found, atStart)));

  const stops = [
    store.subscribe((state, before) => {
      const { game } = state;
      if (game === before.game || game === null || game === settled) return;
      // What was only looked at has been gone on with.
      if (state.save.is === 'viewing') store.setState({ save: state.save.behind.save });
      void save(game, format.isIrreversible(before.game, game));
    }),
    slot.watch(
      () => void hear(),
      () => void damaged.tellNewer(),
    ),
    database.watch(
      () => void hearDatabase(),
      () => get().game?.id ?? null,
    ),
  ];

  const orders: SaveOrders = {
    foundDamage,
    discardDamaged: (text) => damaged.discard(text),

    async followOtherTab() {
      const { game } = get();
      const isDamaged = await loadNow(() => get().game === game);
      if (isDamaged === null) return;
      const isAway = get().game === null || isDamaged;
      navigation.push(isAway ? HOME : GAME);
    },

    async keepThisTab() {
      const { game } = get();
      if (game === null) return;
      // What is secret cannot be a game of its own beside the other tab's; what only goes on from that takes its place.
      const how = { strict: true, seenOnly: !isSecret(game) };
      const written = await saving.saveInLibrary(game, write(game), how);
      const { game: inHand, save: now } = get();
      if (inHand === null || now.is === 'viewing') return;
      if (isSecret(inHand) && written !== 'kept') {
        store.setState({ save: savedAs('elsewhere', now.library, written === 'elsewhere') });
        return;
      }
      // What another tab has written stays, and this tab's goes on as a game of its own.
      const own = written === 'elsewhere' ? { ...inHand, id: newId() } : inHand;
      store.setState({ save: savedAs(pointOver(own), now.library), game: own });
      saving.pointDatabaseAt(own.id, true);
    },

    async tryAgain() {
      const { game } = handOf(get());
      if (game !== null) await save(game, true);
      else await loadFound(await find(), null);
    },
  };

  /** Takes a game to be looked at; it is in hand, and saved, once it is gone on with. */
  function view(game: G): void {
    settled = game;
    take(game, { save: { is: 'viewing', behind: handOf(get()), outdated: false } });
  }

  /** Leaves the board, and takes the game in hand again after another was looked at. */
  function leave(): void {
    needs.leave();
    const { save: now } = get();
    if (now.is !== 'viewing') return;
    settled = now.behind.game;
    take(settled, { save: now.behind.save });
    if (now.outdated) void hear();
  }

  /** No game is in hand any more. */
  function letGo(): void {
    slot.clear();
    saving.pointDatabaseAt(null);
    settled = null;
    take(null, { save: savedAs('kept', 'forbidden') });
  }

  const games = createSavedGames(format, needs, { library, view, letGo });
  stops.push(followRoute({ store, navigation, leave }, games, foundDamage));

  return {
    orders,
    games,
    save,
    saveSealed,
    view,

    /** Takes a game for the one in hand as another tab has saved it, or as it is shown and not saved. */
    settle: (game: G): void => {
      settled = game;
    },

    stop: (): void => stops.forEach((stop) => stop()),
  };
}

export type Persistence<G extends Identified, F extends Coded> = ReturnType<
  typeof createPersistence<G, F, unknown>
>;
