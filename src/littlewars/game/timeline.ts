import { forceFaults, purseOf } from '../engine/forces';
import { command, type Order, type OrderKind } from '../engine/orders';
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
  type LittleWars,
} from './game';
import {
  createTimeline,
  placed,
  replayed,
  type BattleStage as BattleStageOf,
  type GivenOf,
  type Replay,
  type Rules,
} from './replay';

type BattleStage = BattleStageOf<LittleWars>;

/** How a battle of Little Wars begins, obeys orders, and has its sides set out and declare themselves ready. */
export const LITTLE_WARS: Rules<LittleWars> = {
  begin: beginBattle,
  command,
  sequence: inSequence,
  ready: (side) => ({ kind: 'ready', side }),
};

/** Replays a battle from the setting out on. */
export const replay = (muster: Muster, stage: BattleStage): Replay<LittleWars> =>
  replayed(LITTLE_WARS, muster, stage);

const timeline = createTimeline<LittleWars>(LITTLE_WARS, {
  code: 'wrongPhase',
  phase: 'settingOut',
});
/** The timeline of battles of Little Wars: each function is described at `createTimeline`. */
export const { fought, battlesOf, given, backTo } = timeline;

/**
 * Returns the field as the side sees it that sets out: behind a curtain with its own men only; null if no side sets
 * out in clear.
 */
function fieldOf(game: Game): Battle | null {
  const { stage, muster } = game;
  const camp = campInHand(game);
  if (camp === null || stage.name !== 'settingOut' || stage.side === null) return null;
  const { side, camps } = stage;
  const [field] = timeline.of(stage, () => {
    let battle = beginBattle(musterSeenBy(game, side, camp.force));
    for (const each of muster.rules.curtain ? [] : inSequence(muster)) {
      const out = camps[each];
      if (out.state !== 'placed') continue;
      ({ battle } = placed(LITTLE_WARS, battle, out.places));
      const ready = command(battle, { kind: 'ready', side: each });
      if (ready.ok) battle = ready.battle;
    }
    return [placed(LITTLE_WARS, battle, camp.places).battle];
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
export function placedBy(game: Game, order: Order): GivenOf<LittleWars> {
  const camp = campInHand(game);
  const battle = battleOf(game);
  const isPlacement =
    order.kind === 'place' || order.kind === 'placeGun' || order.kind === 'takeUp';
  if (camp === null || battle === null || !isPlacement)
    return refused({ code: 'wrongPhase', phase: battle?.phase ?? 'interval' });
  const outcome = command(battle, order);
  if (!outcome.ok) return outcome;
  const after = withCamp(game, { places: withPlacement(camp.places, order) });
  timeline.keep(after.stage, [outcome.battle]);
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
