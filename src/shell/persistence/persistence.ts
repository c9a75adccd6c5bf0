import { findGame, type Finding } from '../library';
import { isEntry } from '../libraryEntry';
import { GAME, HOME, type BoardNavigation } from '../route';
import type { Written } from '../storage';
import { besideKey } from '../versions';
import { chooseSave } from './choice';
import { createDamagedSaves } from './damagedSaves';
import type {
  Coded,
  Identified,
  PersistenceState,
  ReadSave,
  SaveFormat,
  SaveOrders,
} from './format';
import { readSave, readTexts, textsInHand, type AtStart, type Readings } from './reading';
import { createSaving, type SavingNeeds } from './saving';
import { readPointer } from './sessionPointer';

/** What persistence needs of the world and of the store whose game it saves. */
export interface PersistenceNeeds<G, F> extends SavingNeeds<G, F> {
  readonly navigation: BoardNavigation;
  /** Takes a game in hand, or none: behind its curtain where it is secret, and without what was chosen in another. */
  readonly take: (game: G | null, change: Partial<PersistenceState<G, F>>) => void;
}

/** What local storage says by itself, so that the database need not be asked. */
const POINTED = { inHand: null, hinted: null, isHintDeleted: false } as const;

/**
 * Saves the game of a tab after every change: in the library, whose word is the truth about it, with a pointer in local
 * storage; and loads what is saved. What is damaged is put aside. What another tab has written is never written over
 * unasked, and what a newer version has, never at all. Of a secret game nothing lies in clear in local storage.
 */
export function createPersistence<G extends Identified, F extends Coded>(
  format: SaveFormat<G, F>,
  needs: PersistenceNeeds<G, F>,
  { finding, later, readings }: AtStart<G, F>,
) {
  const { store, storage, database, newId, navigation, take } = needs;
  const { isSecret, scan, write } = format;
  const get = store.getState;
  const saving = createSaving(format, needs);
  const { slot, library, point, pointOver, save } = saving;
  /** The game last loaded, or saved before it was shown: it need not be saved again until something is done. */
  let settled: G | null = null;

  const damaged = createDamagedSaves(format, { store, storage, slot, pointOver });

  /** Saves a sealed game: `kept` only once the library has it for sure, and nothing of it lies in clear. */
  async function saveSealed(game: G): Promise<Written> {
    const text = write(game);
    const written = await library.keepForSure(game.id, text);
    const isInHand = (): boolean => get().game?.id === game.id;
    if (isInHand()) store.setState({ library: written });
    if (written === 'elsewhere' && isInHand())
      store.setState({ keeping: written, overtaken: true });
    if (written !== 'kept') return written;
    saving.pointDatabaseAt(game.id);
    if (get().keeping !== 'elsewhere') point(game, text);
    // What is sealed now may stand in clear in a text that was damaged.
    for (const each of get().damaged)
      if (each.text.includes(JSON.stringify(game.id))) damaged.discard(each.text);
    const pointer = readPointer(slot.read());
    if (pointer.id === game.id && !pointer.isRedacted) return 'full';
    settled = game;
    if (isInHand() && get().keeping !== 'elsewhere') store.setState({ keeping: 'kept' });
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
  async function readAhead(found: Finding): Promise<Readings<G, F>> {
    const texts = textsInHand(format, storage, found);
    const ahead = await readTexts(format, texts, (reading) => store.setState({ reading }));
    if (get().reading !== null) store.setState({ reading: null });
    return ahead;
  }

  /** Takes what is saved in hand; true where damage was found that has not been told yet. */
  function load(found: Finding, ahead?: Readings<G, F>, byPointer = true): boolean {
    const isNews = damaged.tellNewer();
    saveBeside();
    const sources = { pointer: slot.read(), found, byPointer };
    const choice = chooseSave(format, sources, (text) => readSave(format, text, ahead));
    if (choice.is === 'nothing') {
      take(null, { keeping: choice.keeping });
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
    take(game, {
      library: isInLibrary ? 'kept' : 'forbidden',
      overtaken: false,
      ...(get().keeping !== 'full' && { keeping: 'kept' }),
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
    const { game, screen, keeping, viewing } = get();
    if (viewing !== null) store.setState({ viewing: { ...viewing, outdated: true } });
    // A tab that waits at headquarters, all its game saved, has nothing of its own to lose.
    else if (game === null || (screen === 'headquarters' && keeping === 'kept')) {
      const loaded = await loadNow(() => {
        const is = get();
        return is.game === game && is.screen === screen && is.keeping === keeping;
      });
      // What has been done meanwhile is judged as it is now.
      if (loaded === null) await (get().game === game ? hear() : hearDatabase());
    } else {
      store.setState({ keeping: 'elsewhere' });
      if (isSecret(game)) await judge(game.id);
    }
  }

  /** Says where another tab has gone on so far with the same secret game that this one's is of the past. */
  async function judge(id: string): Promise<void> {
    const entry = await database.get(id).catch(() => null);
    const { game } = get();
    if (game?.id !== id || !isEntry(entry)) return;
    const theirs = scan(entry.text).game;
    if (theirs !== null && !format.isContinuation(theirs, game))
      store.setState({ overtaken: true });
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
      const { game, viewing } = state;
      if (game === before.game || game === null || game === settled) return;
      // What was only looked at has been gone on with.
      if (viewing !== null) store.setState({ viewing: null });
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
      const inHand = get().game;
      if (inHand === null) return;
      if (isSecret(inHand) && written !== 'kept') {
        store.setState({ overtaken: written === 'elsewhere' });
        return;
      }
      // What another tab has written stays, and this tab's goes on as a game of its own.
      const own = written === 'elsewhere' ? { ...inHand, id: newId() } : inHand;
      store.setState({ keeping: pointOver(own), overtaken: false, game: own });
      saving.pointDatabaseAt(own.id, true);
    },

    async tryAgain() {
      const { game } = get();
      if (game !== null) await save(game, true);
      else await loadFound(await find(), null);
    },
  };

  return {
    orders,
    library,
    save,
    saveSealed,

    /** Takes a game for the one in hand as another tab has saved it, or as it is shown and not saved. */
    settle: (game: G): void => {
      settled = game;
    },

    /** Takes a game to be looked at; it is in hand, and saved, once it is gone on with. */
    view(game: G): void {
      const { viewing, game: inHand, library: written } = get();
      settled = game;
      take(game, { viewing: viewing ?? { game: inHand, library: written } });
    },

    /** Takes the game in hand again, after another was looked at. */
    putBack(): void {
      const { viewing } = get();
      if (viewing === null) return;
      const { game, library: written, outdated } = viewing;
      settled = game;
      take(game, { library: written, viewing: null });
      if (outdated) void hear();
    },

    /** No game is in hand any more. */
    letGo(): void {
      slot.clear();
      saving.pointDatabaseAt(null);
      settled = null;
      take(null, {});
    },

    stop: (): void => stops.forEach((stop) => stop()),
  };
}

export type Persistence<G extends Identified, F extends Coded> = ReturnType<
  typeof createPersistence<G, F>
>;
