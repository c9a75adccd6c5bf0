import { finished, type Steps } from '../../shell/steps';
import type { Side } from '../engine/types';
import type { GameOf, Kind, StageOf } from './game';

/** The stage of a game whose battle has begun: how both sides were set out, and all orders since. */
export type BattleStage<K extends Kind> = Extract<StageOf<K>, { readonly name: 'battle' }>;
/** The battles of a game from its beginning: that after setting out, then the battle after each order. */
export type Battles<K extends Kind> = readonly [K['battle'], ...K['battle'][]];

/** The rules of a kind of battle, as replaying needs them. */
export interface Rules<K extends Kind> {
  /** Returns the battle before anybody is set out. */
  readonly begin: (muster: K['muster']) => K['battle'];
  /** Returns the battle after an order, or every reason against it; the given battle is unchanged. */
  readonly command: (
    battle: K['battle'],
    order: K['order'],
  ) =>
    | { readonly ok: true; readonly battle: K['battle'] }
    | { readonly ok: false; readonly reasons: readonly K['reason'][] };
  /** Returns the sides in the order in which they are set out. */
  readonly sequence: (muster: K['muster']) => readonly Side[];
  /** Returns the order by which a side declares that it is set out. */
  readonly ready: (side: Side) => K['order'];
}

/**
 * A battle replayed until the rules refuse an order: the battles so far, and the refused order with the reasons against
 * it (`fault`), null if there is none.
 */
export interface Replay<K extends Kind> {
  /** The battle after setting out, and after each order. */
  readonly battles: Battles<K>;
  /** The first refused order: in which part, its side, its index there, and the reasons; null if none is refused. */
  readonly fault: {
    readonly of: 'places' | 'orders';
    readonly side: Side;
    readonly index: number;
    readonly reasons: readonly K['reason'][];
  } | null;
}

/**
 * Executes orders of setting out of a side until the rules refuse one. Returns the battle, how many orders were
 * executed (`index`), and the reasons against the next, empty if all were.
 */
export function placed<K extends Kind>(
  { command }: Rules<K>,
  battle: K['battle'],
  places: readonly K['placement'][],
): {
  readonly battle: K['battle'];
  readonly index: number;
  readonly reasons: readonly K['reason'][];
} {
  let now = battle;
  for (const [index, order] of places.entries()) {
    const outcome = command(now, order);
    if (!outcome.ok) return { battle: now, index, reasons: outcome.reasons };
    now = outcome.battle;
  }
  return { battle: now, index: places.length, reasons: [] };
}

/**
 * Replays a battle until the rules refuse an order: returns the battle after setting out and after each order executed,
 * and the refused order with the reasons, null if there is none.
 */
export const replayed = <K extends Kind>(
  rules: Rules<K>,
  muster: K['muster'],
  stage: BattleStage<K>,
): Replay<K> => finished(replayedSteps(rules, muster, stage));

/**
 * Replays a battle as `replayed` does, but yields after each order the share of the orders that is done, up to 1, so
 * that the caller can do other work meanwhile.
 */
export function* replayedSteps<K extends Kind>(
  rules: Rules<K>,
  muster: K['muster'],
  { places, orders }: BattleStage<K>,
): Steps<Replay<K>> {
  let battle = rules.begin(muster);
  for (const side of rules.sequence(muster)) {
    const out = placed(rules, battle, places[side]);
    if (out.reasons.length > 0)
      return { battles: [out.battle], fault: { of: 'places', side, ...out } };
    const ready = rules.command(out.battle, rules.ready(side));
    if (!ready.ok)
      return { battles: [out.battle], fault: { of: 'places', side, ...out, ...ready } };
    battle = ready.battle;
  }
  const battles: [K['battle'], ...K['battle'][]] = [battle];
  for (const [index, order] of orders.entries()) {
    const outcome = rules.command(battle, order);
    if (!outcome.ok)
      return { battles, fault: { of: 'orders', side: battle.mover, index, ...outcome } };
    battle = outcome.battle;
    battles.push(battle);
    yield (index + 1) / orders.length;
  }
  return { battles, fault: null };
}

/** The result of an order in a game: the game and the battle after it, or every reason against it. */
export type GivenOf<K extends Kind> =
  | { readonly ok: true; readonly game: GameOf<K>; readonly battle: K['battle'] }
  | { readonly ok: false; readonly reasons: readonly K['reason'][] };

/**
 * Returns functions that compute the battles of games of one kind, once for each stage. `battlesOf` returns the battle
 * after setting out and after each order; `given` the game after one more order, or the reasons against it; `backTo`
 * the game after its first orders only; `fought`, `store` and `of` store battles that are known. Battles are released
 * with their stage. `notBegun` is the reason against an order while the game is being set out.
 */
export function createTimeline<K extends Kind>(rules: Rules<K>, notBegun: K['reason']) {
  const known = new WeakMap<StageOf<K>, Battles<K>>();
  /** Returns the battles of a stage, computed once. */
  const of = (stage: StageOf<K>, compute: () => Battles<K>): Battles<K> => {
    const battles = known.get(stage) ?? compute();
    known.set(stage, battles);
    return battles;
  };
  /** Returns the battle after setting out, and after each order; `stage` must be one that the rules found legal. */
  const battlesOf = (muster: K['muster'], stage: BattleStage<K>): Battles<K> =>
    of(stage, () => replayed(rules, muster, stage).battles);
  /** Returns a stage with other orders whose battles are already known. */
  const fought = (
    stage: BattleStage<K>,
    orders: readonly K['order'][],
    battles: Battles<K>,
  ): BattleStage<K> => {
    const now = { ...stage, orders };
    known.set(now, battles);
    return now;
  };
  return {
    of,
    battlesOf,
    fought,
    /** Makes the battles of a stage known. */
    store: (stage: StageOf<K>, battles: Battles<K>): void => void known.set(stage, battles),

    /** Returns the game after an order of its battle, or every reason against it. */
    given: (game: GameOf<K>, order: K['order']): GivenOf<K> => {
      const { stage, muster } = game;
      if (stage.name !== 'battle') return { ok: false, reasons: [notBegun] };
      const battles = battlesOf(muster, stage);
      const outcome = rules.command(battles.at(-1) as K['battle'], order);
      if (!outcome.ok) return outcome;
      const after = fought(stage, [...stage.orders, order], [...battles, outcome.battle]);
      return { ok: true, game: { ...game, stage: after }, battle: outcome.battle };
    },

    /** Returns the game after so many orders. */
    backTo: (game: GameOf<K>, count: number): GameOf<K> => {
      const { stage, muster } = game;
      if (stage.name !== 'battle' || count >= stage.orders.length) return game;
      const [begun, ...later] = battlesOf(muster, stage);
      const before = fought(stage, stage.orders.slice(0, count), [begun, ...later.slice(0, count)]);
      return { ...game, stage: before };
    },
  };
}
