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
/** The battles from the setting out on. */
type Battles = readonly [Battle, ...Battle[]];

/** A battle as far as its orders are legal, with the fault of the first that is not. */
export interface Replay {
  /** The battle after setting out, and after each order. */
  readonly battles: Battles;
  /** The first refused order: whether of setting out, its number there, and the reasons. */
  readonly fault: {
    readonly of: 'places' | 'orders';
    readonly side: Side;
    readonly index: number;
    readonly reasons: readonly Reason[];
  } | null;
}

/** Executes placements of a side, until one is refused. */
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

/** Replays a battle from the setting out on. */
export const replay = (muster: Muster, stage: BattleStage): Replay =>
  finished(replaySteps(muster, stage));

/** As `replay`, but yields after each order, because a long record takes seconds and the page must respond. */
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
 * The battles of each stage: a stage never changes and belongs to one game. They are forgotten with the stage, so
 * that nothing in clear outlives its seal.
 */
const known = new WeakMap<Stage, Battles>();

function ledTo(stage: Stage, work: () => Battles): Battles {
  const battles = known.get(stage) ?? work();
  known.set(stage, battles);
  return battles;
}

/** Returns the battle after setting out, and after each order; `stage` must be one that `replay` found legal. */
export const battlesOf = (muster: Muster, stage: BattleStage): Battles =>
  ledTo(stage, () => replay(muster, stage).battles);

/** Returns a stage with other orders whose battles are already known. */
export function fought(
  stage: BattleStage,
  orders: readonly Order[],
  battles: Battles,
): BattleStage {
  const now = { ...stage, orders };
  known.set(now, battles);
  return now;
}

/**
 * Returns the field as the side sees it that sets out: behind a curtain with its own men only; null if no side sets
 * out in clear.
 */
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

/** The present battle of a game, or during setting out the field as that side sees it; null if no side sets out. */
export const battleOf = (game: Game): Battle | null =>
  game.stage.name === 'settingOut'
    ? fieldOf(game)
    : (battlesOf(game.muster, game.stage).at(-1) ?? null);

/**
 * Returns the present battle of a game as one side may see it, or null: a hidden setting out is visible only to its
 * own side, and not before that person is known (`by` null).
 */
export const battleSeenBy = (game: Game, by: Side | null): Battle | null =>
  isSecret(game) && by !== settingOutOf(game) ? null : battleOf(game);

/** Executes an order of setting out for the side that sets out now. */
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

/** Whether the side that sets out may finish: all its men and guns are placed, and its force is one it may buy. */
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

/** Orders that may be undone until the move ends (3.4): all movements of men and guns, but no shot. */
const UNDOABLE: ReadonlySet<OrderKind> = new Set<OrderKind>([
  ...(['march', 'leave', 'lie', 'serve', 'haul', 'takeOff'] as const),
]);

/** Returns the number of orders that cannot be undone; those after them can. */
export const lastingOrders = (orders: readonly Order[]): number =>
  orders.map(({ kind }) => !UNDOABLE.has(kind)).lastIndexOf(true) + 1;

/** The result of an order in a battle: the game after it with the battle, or every reason against it. */
export type Given =
  | { readonly ok: true; readonly game: Game; readonly battle: Battle }
  | Extract<Outcome, { readonly ok: false }>;

/** Executes an order of the battle. */
export function given(game: Game, order: Order): Given {
  const { stage, muster } = game;
  if (stage.name !== 'battle') return refused({ code: 'wrongPhase', phase: 'settingOut' });
  const battles = battlesOf(muster, stage);
  const outcome = command(battles.at(-1) as Battle, order);
  if (!outcome.ok) return outcome;
  const after = fought(stage, [...stage.orders, order], [...battles, outcome.battle]);
  return { ok: true, game: { ...game, stage: after }, battle: outcome.battle };
}

/** Returns the game after so many orders. */
export function backTo(game: Game, count: number): Game {
  const { stage, muster } = game;
  if (stage.name !== 'battle' || count >= stage.orders.length) return game;
  const [begun, ...later] = battlesOf(muster, stage);
  const before = fought(stage, stage.orders.slice(0, count), [begun, ...later.slice(0, count)]);
  return { ...game, stage: before };
}
