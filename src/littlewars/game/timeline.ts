import { forceFaults, purseOf } from '../engine/forces';
import { command, type Order, type OrderKind } from '../engine/orders';
import type { Outcome, Reason } from '../engine/reasons';
import { refused } from '../engine/refusals';
import { beginBattle } from '../engine/start';
import type { Battle, Muster, Side } from '../engine/types';
import {
  campInHand,
  inSequence,
  isSecret,
  musterSeenBy,
  settingOutOf,
  withCamp,
  withPlacement,
  type Game,
  type Placement,
  type Stage,
} from './game';
import { finished, type Steps } from '../../shell/steps';

type BattleStage = Extract<Stage, { readonly name: 'battle' }>;
/** What is known of a battle from its setting out on. */
type Battles = readonly [Battle, ...Battle[]];

/** A battle as far as its orders are good, and what is wrong with the first that is not. */
export interface Replay {
  /** After setting out, and after each order. */
  readonly battles: Battles;
  /** The first that is refused: whether of setting out, which number it has there, and why. */
  readonly fault: {
    readonly of: 'places' | 'orders';
    readonly side: Side;
    readonly index: number;
    readonly reasons: readonly Reason[];
  } | null;
}

/** Carries out placements of a side, until one is refused. */
function placed(
  battle: Battle,
  places: readonly Placement[],
): { readonly battle: Battle; readonly index: number; readonly reasons: readonly Reason[] } {
  let now = battle;
  for (const [index, order] of places.entries()) {
    const outcome = command(now, order);
    if (!outcome.ok) return { battle: now, index, reasons: outcome.reasons };
    now = outcome.battle;
  }
  return { battle: now, index: places.length, reasons: [] };
}

/** Carries out what a battle is made of, from the setting out on. */
export const replay = (muster: Muster, stage: BattleStage): Replay =>
  finished(replaySteps(muster, stage));

/** The same an order at a time, for a page that has to answer in between: a long record takes seconds. */
export function* replaySteps(muster: Muster, { places, orders }: BattleStage): Steps<Replay> {
  let battle = beginBattle(muster);
  for (const side of inSequence(muster)) {
    const out = placed(battle, places[side]);
    if (out.reasons.length > 0)
      return { battles: [out.battle], fault: { of: 'places', side, ...out } };
    const ready = command(out.battle, { kind: 'ready', side });
    if (!ready.ok)
      return { battles: [out.battle], fault: { of: 'places', side, ...out, ...ready } };
    battle = ready.battle;
  }
  const battles: [Battle, ...Battle[]] = [battle];
  for (const [index, order] of orders.entries()) {
    const outcome = command(battle, order);
    if (!outcome.ok)
      return { battles, fault: { of: 'orders', side: battle.mover, index, ...outcome } };
    battle = outcome.battle;
    battles.push(battle);
    yield (index + 1) / orders.length;
  }
  return { battles, fault: null };
}

/**
 * What each stage has led to: a stage is never changed and belongs to one game. It is forgotten with the stage, so that
 * nothing in clear outlives its seal.
 */
const known = new WeakMap<Stage, Battles>();

function ledTo(stage: Stage, work: () => Battles): Battles {
  const battles = known.get(stage) ?? work();
  known.set(stage, battles);
  return battles;
}

/** The battle after setting out, and after each order; `stage` as `replay` has found it good. */
export const battlesOf = (muster: Muster, stage: BattleStage): Battles =>
  ledTo(stage, () => replay(muster, stage).battles);

/** A stage with other orders, of which it is known already what they lead to. */
export function fought(
  stage: BattleStage,
  orders: readonly Order[],
  battles: Battles,
): BattleStage {
  const now = { ...stage, orders };
  known.set(now, battles);
  return now;
}

/** The field as the side sees it that sets out: with a curtain its own men alone; null where nobody sets out in clear. */
function fieldOf(game: Game): Battle | null {
  const { stage, muster } = game;
  const camp = campInHand(game);
  if (camp === null || stage.name !== 'settingOut' || stage.side === null) return null;
  const { side, camps } = stage;
  const [field] = ledTo(stage, () => {
    let battle = beginBattle(musterSeenBy(game, side, camp.force));
    for (const each of muster.rules.curtain ? [] : inSequence(muster)) {
      const out = camps[each];
      if (out.state !== 'placed') continue;
      ({ battle } = placed(battle, out.places));
      const ready = command(battle, { kind: 'ready', side: each });
      if (ready.ok) battle = ready.battle;
    }
    return [placed(battle, camp.places).battle];
  });
  return field;
}

/** What a game has come to: in battle, or the field as the side sees it that sets out; null while none does. */
export const battleOf = (game: Game): Battle | null =>
  game.stage.name === 'settingOut'
    ? fieldOf(game)
    : (battlesOf(game.muster, game.stage).at(-1) ?? null);

/**
 * What a game has come to as one side may see it, or null where that is nothing: what is set out behind the curtain is seen by
 * nobody but the side that sets it out, and not before it is known who is there (`by` null).
 */
export const battleSeenBy = (game: Game, by: Side | null): Battle | null =>
  isSecret(game) && by !== settingOutOf(game) ? null : battleOf(game);

/** Carries out an order of setting out for the side that sets out now. */
export function placedBy(game: Game, order: Order): Given {
  const camp = campInHand(game);
  const battle = battleOf(game);
  const isPlacement =
    order.kind === 'place' || order.kind === 'placeGun' || order.kind === 'takeUp';
  if (camp === null || battle === null || !isPlacement)
    return refused({ code: 'wrongPhase', phase: battle?.phase ?? 'interval' });
  const outcome = command(battle, order);
  if (!outcome.ok) return outcome;
  const after = withCamp(game, { places: withPlacement(camp.places, order) });
  known.set(after.stage, [outcome.battle]);
  return { ok: true, game: after, battle: outcome.battle };
}

/** Whether the side that sets out may be done with it: all its men and guns stand, and its force is one it may buy. */
export function mayClose(game: Game): boolean {
  const { stage } = game;
  const camp = campInHand(game);
  const battle = battleOf(game);
  if (stage.name !== 'settingOut' || stage.side === null || camp === null || battle === null)
    return false;
  const purse = purseOf(game.muster, stage.side);
  if (game.chosen && (camp.force === null || forceFaults(camp.force, purse).length > 0))
    return false;
  return command(battle, { kind: 'ready', side: stage.side }).ok;
}

/** What may be taken back until the move ends (3.4): all that moves men and guns, and no shot. */
const UNDOABLE: ReadonlySet<OrderKind> = new Set<OrderKind>([
  ...(['march', 'leave', 'lie', 'serve', 'haul', 'takeOff'] as const),
]);

/** How many orders there are that cannot be taken back: those behind them can. */
export const lastingOrders = (orders: readonly Order[]): number =>
  orders.map(({ kind }) => !UNDOABLE.has(kind)).lastIndexOf(true) + 1;

/** An order given to a game in battle: the game after it with the battle, or every reason against it. */
export type Given =
  | { readonly ok: true; readonly game: Game; readonly battle: Battle }
  | Extract<Outcome, { readonly ok: false }>;

/** Gives an order of the battle. */
export function given(game: Game, order: Order): Given {
  const { stage, muster } = game;
  if (stage.name !== 'battle') return refused({ code: 'wrongPhase', phase: 'settingOut' });
  const battles = battlesOf(muster, stage);
  const outcome = command(battles.at(-1) as Battle, order);
  if (!outcome.ok) return outcome;
  const after = fought(stage, [...stage.orders, order], [...battles, outcome.battle]);
  return { ok: true, game: { ...game, stage: after }, battle: outcome.battle };
}

/** The game as it was after so many orders. */
export function backTo(game: Game, count: number): Game {
  const { stage, muster } = game;
  if (stage.name !== 'battle' || count >= stage.orders.length) return game;
  const [begun, ...later] = battlesOf(muster, stage);
  const before = fought(stage, stage.orders.slice(0, count), [begun, ...later.slice(0, count)]);
  return { ...game, stage: before };
}
