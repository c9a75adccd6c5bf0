import type { GameLookup, Found, EntryWithId } from '../library';
import { timeOf } from '../libraryEntry';
import type { StorageFault } from '../storage';
import type { Coded, Identified, ReadSave, SaveFormat } from './format';
import { readPointer } from './sessionPointer';

/**
 * What a page knows about its current game when it is opened: the pointer to it read from local storage, and the games
 * found in the database.
 */
export interface Sources {
  /** The pointer in local storage: null if there is none, undefined if storage is forbidden. */
  readonly pointer: string | null | undefined;
  /** When the pointer was last written, in milliseconds since 1970; NaN if that is unknown. */
  readonly pointedAt: number;
  readonly found: GameLookup;
}

/**
 * Which save a page loads when it is opened. `nothing`: none, with the storage fault that is the reason, if any.
 * `save`: the state with the most progress (`best`), another state that developed differently (`other`), and the
 * damaged saves among those found.
 */
export type SaveChoice<G, F> =
  /** None; `fault` says whether the browser's storage is the reason. */
  | { readonly is: 'nothing'; readonly fault: StorageFault | null }
  | {
      readonly is: 'save';
      /** The state with more progress, or its good part. */
      readonly best: ReadSave<G, F>;
      /** What the library has of this game; null if it has nothing. */
      readonly inLibrary: ReadSave<G, F> | null;
      /** The state of local storage, if it developed differently from that of the library, which is `best`. */
      readonly other: G | null;
      readonly damaged: readonly ReadSave<G, F>[];
    };

type Compared<G extends Identified, F extends Coded> = Pick<
  SaveFormat<G, F>,
  'isSecret' | 'isContinuation' | 'mayFork' | 'nameOf' | 'progress'
>;
type Read<G, F> = (text: string) => ReadSave<G, F>;

/**
 * Returns the further advanced of two states of the same game, `one` and `other`: their lists of numbers by `progress`
 * are compared from the first, and the first difference decides. Returns `one` if there is none.
 */
export function furthestOf<G>(
  { progress }: { readonly progress: (game: G) => readonly number[] },
  one: G,
  other: G,
): G {
  const [ours, theirs] = [progress(one), progress(other)];
  const differs = ours.findIndex((count, i) => count !== theirs[i]);
  return differs >= 0 && (theirs[differs] ?? 0) > (ours[differs] ?? 0) ? other : one;
}

/**
 * Returns which save to load as the current game when the page is opened, given what local storage and the database
 * have. `read` reads the text of a save. It writes nothing.
 */
export function chooseSave<G extends Identified, F extends Coded>(
  format: Compared<G, F>,
  { pointer, pointedAt, found }: Sources,
  read: Read<G, F>,
): SaveChoice<G, F> {
  const { isRedacted } = readPointer(pointer);
  const fault = typeof found === 'string' ? found : null;
  const isOld = typeof found !== 'string' && found.isPointerDeleted;
  const pointed = !isOld && typeof pointer === 'string' && !isRedacted ? read(pointer) : null;
  const entry = typeof found === 'string' ? null : currentEntry(format, pointed, found, read);
  const inLibrary = entry && readEntry(entry, read);
  if (pointed === null && inLibrary === null) {
    const isFault = pointer === undefined || isRedacted || fault === 'silent';
    return { is: 'nothing', fault: isFault ? fault : null };
  }
  // Local storage may be a minute behind; only the database knows whether a deployment has been sealed since.
  if (fault !== null && pointed?.game != null && format.isSecret(pointed.game))
    return { is: 'nothing', fault };
  const damaged = [pointed, inLibrary].filter(
    (each): each is ReadSave<G, F> => each !== null && each.faults.length > 0,
  );
  const own = inLibrary?.game == null || pointed?.game?.id === inLibrary.game.id ? pointed : null;
  const [first, second] = [inLibrary, own].flatMap((each) =>
    each?.game != null && each.faults.length === 0 ? { ...each, game: each.game } : [],
  );
  if (first !== undefined && second !== undefined) {
    const isAhead =
      furthestOf(format, first.game, second.game) === second.game &&
      mayReplace(format, first.game, second.game) &&
      // If the pointer is older, the player has undone since what only it has.
      !(entry !== null && pointedAt < timeOf(entry).getTime());
    const isLost = !isAhead && !mayReplace(format, second.game, first.game);
    const [best, other] = [isAhead ? second : first, isLost ? second.game : null];
    return { is: 'save', best, inLibrary, other, damaged };
  }
  const best = first ?? [inLibrary, own].find((each) => each?.game != null) ?? inLibrary ?? own;
  if (best === null) return { is: 'nothing', fault: null };
  return { is: 'save', best, inLibrary, other: null, damaged };
}

/**
 * Returns whether `game` may replace `old` in the library: it continues it, and keeps its name, if it has one. The name
 * of a game that cannot be a game of its own beside the other (`mayFork`) does not matter.
 */
export function mayReplace<G extends Identified>(
  format: Pick<SaveFormat<G, never>, 'isContinuation' | 'mayFork' | 'nameOf'>,
  old: G,
  game: G,
): boolean {
  const name = format.nameOf(old);
  const isNamed = name === '' || name === format.nameOf(game) || !format.mayFork(game);
  return isNamed && format.isContinuation(old, game);
}

/**
 * Returns the database's entry of the game to load: that of the pointer, unless another game has become the current
 * one since the pointer's was last saved, which the library then has in the same state.
 */
function currentEntry<G extends Identified, F extends Coded>(
  format: Pick<Compared<G, F>, 'progress'>,
  pointed: ReadSave<G, F> | null,
  { current, pointedTo }: Found,
  read: Read<G, F>,
): EntryWithId | null {
  if (pointed?.game == null) return current ?? pointedTo;
  const { id } = pointed.game;
  // The pointer may have changed since the games were looked up.
  const own = [pointedTo, current].find((entry) => entry?.id === id) ?? null;
  if (own === null || current === null || current.id === id) return own;
  if ((timeOf(own).getTime() || 0) > (timeOf(current).getTime() || 0)) return own;
  const { game } = readEntry(own, read);
  return game !== null && furthestOf(format, game, pointed.game) === game ? current : own;
}

/** Reads a game of the library, under its id there. */
function readEntry<G extends Identified, F>(
  { id, text }: EntryWithId,
  read: Read<G, F>,
): ReadSave<G, F> {
  const reading = read(text);
  return { ...reading, game: reading.game && { ...reading.game, id } };
}
