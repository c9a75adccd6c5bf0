import type { Finding, Found, Kept } from '../library';
import { timeOf } from '../libraryEntry';
import type { StorageFault } from '../storage';
import type { Coded, Identified, ReadSave, SaveFormat } from './format';
import { readPointer } from './sessionPointer';

/** Where the game in hand may lie. */
export interface Sources {
  /** The pointer in local storage: null where there is none, undefined where it is forbidden. */
  readonly pointer: string | null | undefined;
  readonly found: Finding;
  /** Whether the pointer is believed: what it had before is known to be old where the database has told of news. */
  readonly byPointer: boolean;
}

/** What is to be taken in hand. */
export type SaveChoice<G, F> =
  /** Nothing; `fault` says whether that is the browser's. */
  | { readonly is: 'nothing'; readonly fault: StorageFault | null }
  | {
      readonly is: 'save';
      /** The state that has come further, or what is good of it. */
      readonly best: ReadSave<G, F>;
      /** Whether the library has it as it is. */
      readonly isInLibrary: boolean;
      /** A state that went another way, which would be lost with `best`. */
      readonly other: G | null;
      readonly damaged: readonly ReadSave<G, F>[];
    };

type Compared<G extends Identified, F extends Coded> = Pick<
  SaveFormat<G, F>,
  'isSecret' | 'isContinuation' | 'standing'
>;
type Read<G, F> = (text: string) => ReadSave<G, F>;

/** Of two states of a game the one that has come further; `one` where neither has. */
export function furthestOf<G>(
  { standing }: { readonly standing: (game: G) => readonly number[] },
  one: G,
  other: G,
): G {
  const [ours, theirs] = [standing(one), standing(other)];
  const differs = ours.findIndex((count, i) => count !== theirs[i]);
  return differs >= 0 && (theirs[differs] ?? 0) > (ours[differs] ?? 0) ? other : one;
}

/** Of what local storage and the database have, the game to be taken in hand. */
export function chooseSave<G extends Identified, F extends Coded>(
  format: Compared<G, F>,
  { pointer, found, byPointer }: Sources,
  read: Read<G, F>,
): SaveChoice<G, F> {
  const { isRedacted } = readPointer(pointer);
  const fault = typeof found === 'string' ? found : null;
  const isOld = !byPointer || (typeof found !== 'string' && found.isHintDeleted);
  const pointed = !isOld && typeof pointer === 'string' && !isRedacted ? read(pointer) : null;
  const entry = typeof found === 'string' ? null : entryInHand(format, pointed, found, read);
  const inLibrary = entry && readEntry(entry, read);
  if (pointed === null && inLibrary === null) {
    const isFault = pointer === undefined || isRedacted || fault === 'silent';
    return { is: 'nothing', fault: isFault ? fault : null };
  }
  // Local storage may be a minute behind: whether a deployment has been sealed since, the database alone can say.
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
    const isFirst = furthestOf(format, first.game, second.game) === first.game;
    const [best, other] = isFirst ? [first, second] : [second, first];
    const isLost = !format.isContinuation(other.game, best.game);
    return {
      is: 'save',
      best,
      isInLibrary: isFirst,
      other: isLost ? other.game : null,
      damaged,
    };
  }
  const best = first ?? [inLibrary, own].find((each) => each?.game != null) ?? inLibrary ?? own;
  if (best === null) return { is: 'nothing', fault: null };
  const isInLibrary = best.game !== null && best.text === inLibrary?.text;
  return { is: 'save', best, isInLibrary, other: null, damaged };
}

/**
 * What the database has of the game to be taken in hand: that of the pointer, unless another has been taken in hand since
 * the one of the pointer was last saved, which the library then has as it is.
 */
function entryInHand<G extends Identified, F extends Coded>(
  format: Pick<Compared<G, F>, 'standing'>,
  pointed: ReadSave<G, F> | null,
  { inHand, hinted }: Found,
  read: Read<G, F>,
): Kept | null {
  if (pointed?.game == null) return inHand ?? hinted;
  if (inHand === null || inHand.id === pointed.game.id) return hinted ?? inHand;
  if (hinted === null || (timeOf(hinted).getTime() || 0) > (timeOf(inHand).getTime() || 0))
    return hinted;
  const { game } = readEntry(hinted, read);
  return game !== null && furthestOf(format, game, pointed.game) === game ? inHand : hinted;
}

/** A game of the library, under the id that it has there. */
function readEntry<G extends Identified, F>({ id, text }: Kept, read: Read<G, F>): ReadSave<G, F> {
  const reading = read(text);
  return { ...reading, game: reading.game && { ...reading.game, id } };
}
