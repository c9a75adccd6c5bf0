import { createLibrary, type GameDatabase, type SaveOptions } from '../library';
import type { BoardNavigation } from '../route';
import { createSaveSlot } from '../saveSlot';
import type { StorageWatcher, TextStorage, Written } from '../storage';
import type { Coded, Identified, PersistedStore, PersistenceState, SaveFormat } from './format';
import { handOf, savedAs, type HandState } from './saveState';
import { redactedPointer } from './sessionPointer';

/** What persistence needs of the world and of the store whose game it saves. */
export interface PersistenceNeeds<G, F> {
  readonly store: PersistedStore<G, F>;
  readonly storage: TextStorage;
  readonly watcher: StorageWatcher;
  readonly database: GameDatabase;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly navigation: BoardNavigation;
  /** Takes a game in hand, or none: behind its curtain where it is secret, and without what was chosen in another. */
  readonly take: (game: G | null, change: Partial<PersistenceState<G, F>>) => void;
  /** Takes a game of the library in hand. */
  readonly hold: (game: G) => void;
  /** Leaves the board: what is secret goes behind its curtain. */
  readonly leave: () => void;
}

/** Writes the game in hand to its two places, and says in the store what became of it. */
export function createSaving<G extends Identified, F extends Coded>(
  format: SaveFormat<G, F>,
  { store, storage, watcher, database, newId, now }: PersistenceNeeds<G, F>,
) {
  const { isSecret, scan, write } = format;
  const get = store.getState;
  const slot = createSaveSlot(storage, format.key, watcher, format.version);
  const library = createLibrary(database, textIsContinuation, now);
  let asked = 0;
  let answered = 0;
  /** The game that the database has been told is in hand. */
  let pointedAt: string | null = null;

  /** Whether the game of a text has only gone on from that of another; what cannot be read is not gone on from. */
  function textIsContinuation(before: string, after: string): boolean {
    const { game: old, faults } = scan(before);
    const { game } = scan(after);
    return old !== null && game !== null && faults.length === 0 && format.isContinuation(old, game);
  }

  /** Leaves the pointer at a game; the clear text of a secret one never stays there, whatever becomes of the pointer. */
  function point(game: G, text: string, over = false): Written {
    const secret = isSecret(game);
    const pointer = secret ? redactedPointer(format, game.id, now()) : text;
    const written = over ? slot.overwrite(pointer) : slot.write(pointer);
    if (secret && written !== 'kept' && written !== 'elsewhere') slot.clear();
    return written;
  }

  const pointOver = (game: G): Written => point(game, write(game), true);

  /** Tells the database which game is in hand; `anew`, also where another tab may have told it otherwise since. */
  function pointDatabaseAt(id: string | null, anew = false): void {
    if (pointedAt === id && !anew) return;
    pointedAt = id;
    database.putInHand(id).catch(() => {
      pointedAt = null;
    });
  }

  /** Says how a game is saved, where it is the one in hand, also behind one that is looked at. */
  function tellHand(id: string, change: (save: HandState) => HandState): void {
    const state = get();
    const hand = handOf(state);
    if (hand.game?.id !== id) return;
    const save = change(hand.save);
    const isViewing = state.save.is === 'viewing';
    store.setState({ save: isViewing ? { ...state.save, behind: { ...hand, save } } : save });
  }

  /** Says what has become of a write. What another tab has written stands until it is settled. */
  const tellWritten = ({ id }: G, written: Written): void =>
    tellHand(id, (now) => (now.is === 'elsewhere' ? now : savedAs(written, now.library)));

  /** Saves a game in the library; the answer holds for the game in hand alone. */
  async function saveInLibrary(game: G, text: string, how: SaveOptions = {}): Promise<Written> {
    const saving = library.keep(game.id, text, how);
    const question = (asked += 1);
    if (how.seenOnly !== true) pointDatabaseAt(game.id);
    const written = await saving;
    // Of several answers the one to the last question holds, whichever comes first.
    if (get().game?.id === game.id && question > answered) {
      answered = question;
      tellHand(game.id, (save) => ({ ...save, library: written }));
    }
    return written;
  }

  /** Another tab has taken the game where this one's cannot follow: it goes on as a game of its own, or waits for the choice. */
  function goOnApart({ id }: G): void {
    const { game } = get();
    if (game?.id !== id) return;
    if (format.mayFork(game)) store.setState({ game: { ...game, id: newId() }, aside: true });
    else tellHand(id, ({ library: had }) => savedAs('elsewhere', had, isSecret(game)));
  }

  /** Saves a game as it is now: at once in the pointer, then in the library; `strict` waits for the disk. */
  async function save(game: G, strict = false): Promise<void> {
    const text = write(game);
    const pointed = get().save.is === 'elsewhere' ? 'elsewhere' : point(game, text);
    if (pointed === 'elsewhere') tellWritten(game, pointed);
    const question = asked + 1;
    // Over what another tab has written nothing is saved unasked.
    const written = await saveInLibrary(game, text, {
      strict,
      seenOnly: pointed === 'elsewhere',
    });
    if (question < answered) return;
    if (written === 'elsewhere') {
      goOnApart(game);
      return;
    }
    // A game that is no secret has at least its pointer, where the library fails.
    const isSaved = written !== 'kept' && !isSecret(game) && pointed === 'kept';
    tellWritten(game, isSaved ? 'kept' : written);
  }

  return {
    slot,
    library,
    point,
    pointOver,
    pointDatabaseAt,
    saveInLibrary,
    save,
    tellHand,
    tellWritten,
  };
}

export type Saving<G extends Identified, F extends Coded> = ReturnType<typeof createSaving<G, F>>;
