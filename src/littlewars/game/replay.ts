import { finished, type Steps } from '../../shell/steps';
import type { Side } from '../engine/types';
import type { Kind, StageOf } from './game';

export type BattleStage<K extends Kind> = Extract<StageOf<K>, { readonly name: 'battle' }>;
/** The battles from the setting out on. */
export type Battles<K extends Kind> = readonly [K['battle'], ...K['battle'][]];

/** The rules that a kind of battle is fought by, as far as replaying needs them. */
export interface Rules<K extends Kind> {
  /** Returns the battle before anybody is set out. */
  readonly begin: (muster: K['muster']) => K['battle'];
  readonly command: (
    battle: K['battle'],
    order: K['order'],
  ) =>
    | { readonly ok: true; readonly battle: K['battle'] }
    | { readonly ok: false; readonly reasons: readonly K['reason'][] };
  /** Returns the sides in the order in which they are set out. */
  readonly sequence: (muster: K['muster']) => readonly Side[];
  /** Returns the order by which a side has set out. */
  readonly ready: (side: Side) => K['order'];
}

/** A battle as far as its orders are legal, with the fault of the first that is not. */
export interface Replay<K extends Kind> {
  /** The battle after setting out, and after each order. */
  readonly battles: Battles<K>;
  /** The first refused order: whether of setting out, its number there, and the reasons. */
  readonly fault: {
    readonly of: 'places' | 'orders';
    readonly side: Side;
    readonly index: number;
    readonly reasons: readonly K['reason'][];
  } | null;
}

/** Executes placements of a side, until one is refused. */
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

/** Replays a battle from the setting out on. */
export const replayed = <K extends Kind>(
  rules: Rules<K>,
  muster: K['muster'],
  stage: BattleStage<K>,
): Replay<K> => finished(replayedSteps(rules, muster, stage));

/** As `replayed`, but yields after each order, because a long record takes seconds and the page must respond. */
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

/**
 * Creates a memory of the battles of each stage: a stage never changes and belongs to one game. They are forgotten with
 * the stage, so that nothing in clear outlives its seal.
 */
export function createBattleMemory<K extends Kind>() {
  const known = new WeakMap<StageOf<K>, Battles<K>>();
  return {
    /** Returns the battles of a stage, computed once. */
    of: (stage: StageOf<K>, compute: () => Battles<K>): Battles<K> => {
      const battles = known.get(stage) ?? compute();
      known.set(stage, battles);
      return battles;
    },
    /** Returns a stage with other orders whose battles are already known. */
    fought: (
      stage: BattleStage<K>,
      orders: readonly K['order'][],
      battles: Battles<K>,
    ): BattleStage<K> => {
      const now = { ...stage, orders };
      known.set(now, battles);
      return now;
    },
    /** Makes the battles of a stage known. */
    keep: (stage: StageOf<K>, battles: Battles<K>): void => void known.set(stage, battles),
  };
}
