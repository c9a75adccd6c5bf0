import { forceFaults, purseOf } from '../engine/forces';
import { command, type Order, type OrderKind } from '../engine/orders';
import { beginBattle } from '../engine/start';
import type { Battle, BySide, Force, Muster, Side } from '../engine/types';
import {
  campInHand,
  gunsShifted,
  inSequence,
  musterSeenBy,
  settingOutOf,
  withPlacement,
  type Game,
  type LittleWars,
  type Placement,
} from './game';
import {
  createTimeline,
  replayed,
  type BattleStage as BattleStageOf,
  type GivenOf,
  type Replay,
  type Rules,
} from './replay';
import { createSettingOut, risen, type OpenedCamp, type Risen } from './settingOut';

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

const settingOut = createSettingOut<LittleWars>(LITTLE_WARS, timeline, {
  musterOf: musterSeenBy,
  isPlacement: ({ kind }) => kind === 'place' || kind === 'placeGun' || kind === 'takeUp',
  withPlacement,
});

/** The present battle of a game, or during setting out the field as that side sees it; null if no side sets out. */
export const battleOf = (game: Game): Battle | null =>
  game.stage.name === 'settingOut'
    ? settingOut.fieldOf(game)
    : (battlesOf(game.muster, game.stage).at(-1) ?? null);

/**
 * Returns the present battle of a game as one side may see it, or null: a hidden setting out is visible only to its
 * own side, and not before that person is known (`by` null).
 */
export const battleSeenBy = (game: Game, by: Side | null): Battle | null =>
  game.stage.name === 'settingOut' ? settingOut.fieldSeenBy(game, by) : battleOf(game);

/** Executes an order of setting out for the side that sets out now. */
export const placedBy = (game: Game, order: Order): GivenOf<LittleWars> =>
  settingOut.placedBy(game, order, {
    code: 'wrongPhase',
    phase: battleOf(game)?.phase ?? 'interval',
  });

/** Whether the side that sets out may finish: all its men and guns are placed, and its force is one it may buy. */
export function mayClose(game: Game): boolean {
  const side = settingOutOf(game);
  const camp = campInHand(game);
  if (side === null || camp === null) return false;
  const purse = purseOf(game.muster, side);
  if (game.chosen && (camp.force === null || forceFaults(camp.force, purse).length > 0))
    return false;
  return settingOut.mayBeReady(game);
}

/** Returns a game with its camps opened (2.3), of chosen forces the guns numbered over both sides; null is an unreadable camp. */
export function begun(
  game: Game,
  { red, blue }: BySide<OpenedCamp<Placement> | null>,
): Risen<Game> {
  const forceOf = (side: Side, of: OpenedCamp<Placement> | null): Force =>
    musterSeenBy(game, side, of?.force ?? null).forces[side];
  const forces = { red: forceOf('red', red), blue: forceOf('blue', blue) };
  // Behind the curtain a side does not know how many guns the other has bought.
  const shift = game.chosen ? forces.red.guns : 0;
  return risen<LittleWars>(
    LITTLE_WARS,
    game,
    { ...game.muster, forces },
    { red: red?.places ?? null, blue: blue && gunsShifted(blue.places, shift) },
  );
}

/** Orders that may be undone until the move ends (3.4): all movements of men and guns, but no shot. */
const UNDOABLE: ReadonlySet<OrderKind> = new Set<OrderKind>([
  ...(['march', 'leave', 'lie', 'serve', 'haul', 'takeOff'] as const),
]);

/** Returns the number of orders that cannot be undone; those after them can. */
export const lastingOrders = (orders: readonly Order[]): number =>
  orders.map(({ kind }) => !UNDOABLE.has(kind)).lastIndexOf(true) + 1;
