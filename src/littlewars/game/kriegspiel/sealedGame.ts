import { memoizeEachBy } from '../../engine/memoizeEachBy';
import type { Sealed, Sealer } from '../../../shell/seal';
import { SIDES, type BySide, type Side } from '../../engine/types';
import { seenBy } from '../../kriegspiel/secrets';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { replayedSteps } from '../replay';
import type { Steps } from '../../../shell/steps';
import {
  battlesOf,
  fought,
  KRIEGSPIEL_RULES,
  type KriegspielGame,
  type KriegspielStage,
} from './game';
import { unopenedNotes, withNotes, writeNotes, type OpenedNotes } from './notes';

/**
 * The part of a game that only the rules see: all orders of both sides, with the unopened notes (6.4). It is in a
 * private field, so that no component, no copy of the state and no text made of it has them.
 */
class Hidden {
  readonly #stage: KriegspielStage | null;
  readonly #texts: BySide<string>;
  /** The unopened notes of both sides, sealed for saving; null if the battle takes no works. */
  readonly sealed: BySide<Sealed> | null;

  constructor(stage: KriegspielStage | null, texts: BySide<string>, sealed: BySide<Sealed> | null) {
    this.#stage = stage;
    this.#texts = texts;
    this.sealed = sealed;
  }

  /** All orders; null as long as the notes of a save have not been opened. */
  static stageOf = ({ hidden }: SealedGame): KriegspielStage | null => hidden.#stage;
  /** The notes as text, which `sealed` is made of. */
  static textsOf = ({ hidden }: SealedGame): BySide<string> => hidden.#texts;
}

/**
 * A game of Kriegspiel as the page has it: its orders are those of which both sides know, without the secret orders
 * of either (kriegspiel.md 6.4), which are in `hidden`. `wholeOf` returns the game with all orders.
 */
export interface SealedGame extends KriegspielGame {
  readonly hidden: Hidden;
}

const NO_TEXTS: BySide<string> = { red: '', blue: '' };

/** Returns whether the secret orders of a game have still to be decrypted, as after it was read from a save. */
export const isUnopened = (game: SealedGame): boolean =>
  game.stage.name === 'battle' && Hidden.stageOf(game) === null && game.hidden.sealed !== null;

/**
 * Returns a game of Kriegspiel with all its orders, secret ones included (kriegspiel.md 6.4). @throws while these are
 * still encrypted as they were read from a save.
 */
export function wholeOf(game: SealedGame): KriegspielGame {
  const { hidden: _, ...known } = game;
  if (game.stage.name !== 'battle') return known;
  const stage = Hidden.stageOf(game);
  if (stage === null && game.hidden.sealed !== null)
    throw new Error('The notes of this game are sealed');
  return { ...known, stage: stage ?? game.stage };
}

/**
 * Returns a game that has all its orders in the form for the page, with the secret orders hidden (kriegspiel.md 6.4).
 * `before` is the game before its last change, whose encrypted orders stay until `sealedAnew` replaces them; null for a
 * game that has none.
 */
export function guarded(whole: KriegspielGame, before: SealedGame | null = null): SealedGame {
  const { stage } = whole;
  const { sealed = null } = before?.hidden ?? {};
  const texts = before === null ? NO_TEXTS : Hidden.textsOf(before);
  if (stage.name !== 'battle') return { ...whole, hidden: new Hidden(null, texts, sealed) };
  const unopened = unopenedNotes(whole);
  const hidden = new Set(SIDES.flatMap((side) => unopened[side]));
  const orders = stage.orders.filter((_, i) => !hidden.has(i));
  return { ...whole, stage: { ...stage, orders }, hidden: new Hidden(stage, texts, sealed) };
}

/**
 * Returns whether the encrypted secret orders of a game are those that it has at present (kriegspiel.md 6.4), so that
 * it may be saved; true in a battle without works, which has none.
 */
export function isSealed(game: SealedGame): boolean {
  if (!game.muster.chapters.includes('works') || Hidden.stageOf(game) === null) return true;
  const [whole, texts] = [wholeOf(game), Hidden.textsOf(game)];
  return SIDES.every((side) => writeNotes(whole, side) === texts[side]);
}

/**
 * Returns a game with its present secret orders encrypted (kriegspiel.md 6.4), for both sides even if one has none,
 * so that a save does not say which has some. Rejects with `KeyOutOfReach` if the key cannot be read or stored now.
 */
export async function sealedAnew(game: SealedGame, sealer: Sealer): Promise<SealedGame> {
  const whole = wholeOf(game);
  const texts = { red: writeNotes(whole, 'red'), blue: writeNotes(whole, 'blue') };
  const before = Hidden.textsOf(game);
  const seal = async (side: Side): Promise<Sealed> =>
    game.hidden.sealed !== null && texts[side] === before[side]
      ? game.hidden.sealed[side]
      : sealer.seal(texts[side]);
  const sealed = { red: await seal('red'), blue: await seal('blue') };
  return { ...game, hidden: new Hidden(Hidden.stageOf(game), texts, sealed) };
}

/**
 * Returns a game as it is just after reading a save: with the orders `known` to both sides, and with the secret orders
 * of each side still encrypted (`sealed`; kriegspiel.md 6.4).
 */
export const unopened = (known: KriegspielGame, sealed: BySide<Sealed>): SealedGame => ({
  ...known,
  hidden: new Hidden(null, NO_TEXTS, sealed),
});

/**
 * Returns a game with its decrypted secret orders put back among its orders, and the sides whose secret orders are
 * lost: a side whose orders could not be decrypted (null in `notes`), or both if the rules refuse any. Yields after
 * each order.
 */
export function* openedSteps(
  game: SealedGame,
  notes: OpenedNotes,
): Steps<{ readonly game: SealedGame; readonly lost: readonly Side[] }> {
  const { stage, muster } = game;
  const { hidden, ...known } = game;
  if (stage.name !== 'battle') return { game, lost: [] };
  const lost = SIDES.filter((side) => notes[side] === null);
  const good = { red: notes.red ?? [], blue: notes.blue ?? [] };
  const all: KriegspielStage = { ...stage, orders: withNotes(stage.orders, good) };
  const { battles, fault } = yield* replayedSteps(KRIEGSPIEL_RULES, muster, all);
  // Notes that do not fit are left out; the orders that both sides know of were found good when the save was read.
  if (fault !== null) return { game: guarded(known), lost: [...SIDES] };
  const whole = { ...known, stage: fought(all, all.orders, battles) };
  const texts = { red: writeNotes(whole, 'red'), blue: writeNotes(whole, 'blue') };
  const opened = guarded(whole);
  return {
    game: { ...opened, hidden: new Hidden(Hidden.stageOf(opened), texts, hidden.sealed) },
    lost,
  };
}

/** The results for a battle, by who may know its secrets. */
/**
 * Returns a battle as the page may show it (kriegspiel.md 6.4): with the secrets of the side `by` only, or of neither
 * side if that is null. Once the battle is over, nothing is hidden.
 */
export const battleKnownTo = memoizeEachBy(
  (battle: KriegspielBattle, by: Side | null): KriegspielBattle => {
    if (battle.phase === 'over') return battle;
    return by === null ? seenBy(seenBy(battle, 'red'), 'blue') : seenBy(battle, by);
  },
);

/** An order that was executed, with the battles before and after it, and how many orders the game had then. */
export interface OrderGiven {
  /** How many orders the game had after this one, counting itself and secret orders. */
  readonly count: number;
  readonly before: KriegspielBattle;
  readonly order: KriegspielOrder;
  readonly after: KriegspielBattle;
}

/**
 * Returns the orders that a game has had since an earlier state of it, in their order, as far as both sides may know
 * them: without secret orders (kriegspiel.md 6.4), and with them once the battle is over. Empty for games whose battles
 * have not begun, or are not decrypted.
 */
export function ordersSince(before: SealedGame, now: SealedGame): readonly OrderGiven[] {
  const [was, is] = [Hidden.stageOf(before), Hidden.stageOf(now)];
  if (was === null || is === null) return [];
  const battles = battlesOf(now.muster, is);
  const unopenedNow = unopenedNotes(wholeOf(now));
  const secret = new Set(SIDES.flatMap((side) => unopenedNow[side]));
  const isOver = battles.at(-1)?.phase === 'over';
  const known = (battle: KriegspielBattle) => (isOver ? battle : battleKnownTo(battle, null));
  return is.orders.slice(was.orders.length).flatMap((order, i): readonly OrderGiven[] => {
    const number = was.orders.length + i;
    const [from, after] = [battles[number], battles[number + 1]];
    if (secret.has(number) || from === undefined || after === undefined) return [];
    return [{ count: number + 1, before: known(from), order, after: known(after) }];
  });
}
