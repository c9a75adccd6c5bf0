import { forceFaults, purseOf } from '../engine/forces';
import { command, type Order, type OrderKind } from '../engine/orders';
import { beginBattle } from '../engine/start';
import type { Battle, BySide, Muster, Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import {
  currentCamp,
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

/** The rules of Little Wars as replaying a battle needs them. */
export const LITTLE_WARS: Rules<LittleWars> = {
  begin: beginBattle,
  command,
  sequence: inSequence,
  ready: (side) => ({ kind: 'ready', side }),
};

/**
 * Replays a battle of Little Wars until the rules refuse an order: returns the battle after setting out and after each
 * order executed, and the refused order with the reasons, null if there is none.
 */
export const replay = (muster: Muster, stage: BattleStage): Replay<LittleWars> =>
  replayed(LITTLE_WARS, muster, stage);

const timeline = createTimeline<LittleWars>(LITTLE_WARS, {
  code: 'wrongPhase',
  phase: 'settingOut',
});
/**
 * Functions on games of Little Wars. `battlesOf` returns the battle after setting out and after each order; `given`
 * the game after one more order, or the reasons against it; `backTo` the game after its first orders only; `fought` a
 * stage with other orders whose battles are known already.
 */
export const { fought, battlesOf, given, backTo } = timeline;

const settingOut = createSettingOut<LittleWars>(LITTLE_WARS, timeline, {
  musterOf: musterSeenBy,
  isPlacement: ({ kind }) => kind === 'place' || kind === 'placeGun' || kind === 'takeUp',
  withPlacement,
});

/**
 * Returns the present battle of a game of Little Wars. While the game is being set out it is the field as the side
 * that is setting out sees it; null if no side is.
 */
export const battleOf = (game: Game): Battle | null =>
  game.stage.name === 'settingOut'
    ? settingOut.fieldOf(game)
    : (battlesOf(game.muster, game.stage).at(-1) ?? null);

/**
 * Returns the present battle of a game as the side `by` may see it. While a game is being set out behind the curtain
 * it is null for everybody except the side that is setting out, and as long as it is unknown who looks (`by` null).
 */
export const battleSeenBy = (game: Game, by: Side | null): Battle | null =>
  game.stage.name === 'settingOut' ? settingOut.fieldSeenBy(game, by) : battleOf(game);

/** Returns the result of an order of setting out: the game after it, or every reason against it. */
export const placedBy = (game: Game, order: Order): GivenOf<LittleWars> =>
  settingOut.placedBy(game, order, {
    code: 'wrongPhase',
    phase: battleOf(game)?.phase ?? 'interval',
  });

/**
 * Returns whether the side that is setting out may finish: all its men and guns are set out, and if it chooses its
 * force, that is one it may buy (littlewars.md 2.2).
 */
export function mayClose(game: Game): boolean {
  const side = settingOutOf(game);
  const camp = currentCamp(game);
  if (side === null || camp === null) return false;
  const purse = purseOf(game.muster, side);
  if (game.chosen && (camp.force === null || forceFaults(camp.force, purse).length > 0))
    return false;
  return settingOut.mayBeReady(game);
}

/**
 * Returns a game of Little Wars after both sides have set out (littlewars.md 2.3), from what each has set out, null
 * where that could not be decrypted. The battle has begun, or the sides in `lost` set out again. Guns of forces that
 * the sides chose are numbered over both sides.
 */
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

/**
 * Returns how many of a battle's orders, from the first on, cannot be undone: those up to the last shot, end of a
 * move or other order that is no mere movement.
 */
export const lastingOrders = (orders: readonly Order[]): number =>
  orders.map(({ kind }) => !UNDOABLE.has(kind)).lastIndexOf(true) + 1;
