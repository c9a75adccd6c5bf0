import { forceFaults, purseOf } from '../engine/forces';
import { command, type Order, type OrderKind } from '../engine/orders';
import type { Outcome, Reason } from '../engine/reasons';
import { refused } from '../engine/refusals';
import { beginBattle } from '../engine/start';
import type { Battle, Muster, Side } from '../engine/types';
import {
  campInHand,
  inSequence,
  musterSeenBy,
  withCamp,
  withPlacement,
  type Camp,
  type Game,
  type Placement,
  type Stage,
} from './game';
import { finished, type Steps } from '../../shell/steps';

type BattleStage = Extract<Stage, { readonly name: 'battle' }>;

/** A battle as far as its orders are good, and what is wrong with the first that is not. */
export interface Replay {
  /** After setting out, and after each order. */
  readonly battles: readonly [Battle, ...Battle[]];
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

/** What each list of orders has led to, forgotten with it: a list is never changed, and belongs to one game. */
const known = new WeakMap<readonly Order[], readonly Battle[]>();

/** The battle after setting out, and after each order; `stage` as `replay` has found it good. */
export function battlesOf(muster: Muster, stage: BattleStage): readonly Battle[] {
  let battles = known.get(stage.orders);
  if (battles === undefined) {
    ({ battles } = replay(muster, stage));
    known.set(stage.orders, battles);
  }
  return battles;
}

/** Remembers what has been worked out already. */
export const remember = (orders: readonly Order[], battles: readonly Battle[]): void =>
  void known.set(orders, battles);

/** What each camp that is being set out has led to, forgotten with it: nothing in clear outlives its seal. */
const fields = new WeakMap<Camp, Battle>();

/** The field as the side that sets out sees it: with a curtain its own men alone; null where nobody sets out in clear. */
function settingOutOf(game: Game): Battle | null {
  const { stage, muster } = game;
  const camp = campInHand(game);
  if (camp === null || stage.name !== 'settingOut' || stage.side === null) return null;
  const done = fields.get(camp);
  if (done !== undefined) return done;
  let battle = beginBattle(musterSeenBy(game, stage.side, camp.force));
  if (!muster.rules.curtain)
    for (const side of inSequence(muster)) {
      const out = stage.camps[side];
      if (out.state !== 'placed') continue;
      ({ battle } = placed(battle, out.places));
      const ready = command(battle, { kind: 'ready', side });
      if (ready.ok) battle = ready.battle;
    }
  ({ battle } = placed(battle, camp.places));
  fields.set(camp, battle);
  return battle;
}

/** The battle of a game as it stands; null while nobody may see anything of it. */
export function battleOf(game: Game): Battle | null {
  const { stage, muster } = game;
  if (stage.name === 'settingOut') return settingOutOf(game);
  return battlesOf(muster, stage).at(-1) ?? null;
}

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
  fields.set(campInHand(after) as Camp, outcome.battle);
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

/** How many marches and other movements of the move under way may be taken back: none over a shot, or over its end. */
export const marchesUndoable = ({ stage }: Pick<Game, 'stage'>): number =>
  stage.name === 'battle' ? stage.orders.length - lastingOrders(stage.orders) : 0;

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
  const orders = [...stage.orders, order];
  remember(orders, [...battles, outcome.battle]);
  return { ok: true, game: { ...game, stage: { ...stage, orders } }, battle: outcome.battle };
}

/** The game as it was after so many orders. */
export function backTo(game: Game, count: number): Game {
  const { stage, muster } = game;
  if (stage.name !== 'battle' || count >= stage.orders.length) return game;
  const orders = stage.orders.slice(0, count);
  remember(orders, battlesOf(muster, stage).slice(0, count + 1));
  return { ...game, stage: { ...stage, orders } };
}
