import { nearestOn } from '../../../engine/shapes';
import type { Man, Point, Shape, Side } from '../../../engine/types';
import { bodyOf, bodyWith, headOf } from '../../../kriegspiel/bodies';
import { waggonShape } from '../../../kriegspiel/standing';
import { supplyAccount, type Ration, type SupplyAccount } from '../../../kriegspiel/supply';
import type { KriegspielBattle } from '../../../kriegspiel/types';

// The content of the view of supply (5): which store gives to which body, which lines are cut, and who gets nothing.

/**
 * A line of supply on the plan, from a store (a waggon or depot) to a body, or to a man who is in none: either the
 * store supplies it (`gives`), or enemies stand between (`cut`).
 */
export interface SupplyTie {
  readonly store: string;
  /** The letter of the body, or the id of a man of none. */
  readonly to: string;
  readonly from: Point;
  readonly at: Point;
  /** Whether the store gives to it as things stand, or enemies stand between. */
  readonly kind: 'gives' | 'cut';
  /** The enemies who cut it, where they stand. */
  readonly cutBy: readonly Point[];
}

/**
 * How a body is supplied: it is `owed` something that was due, will be `short` at the next account, is `given` all it
 * needs, or needs nothing (`spared`); and whether it is besieged.
 */
export interface SupplyState {
  /** The letter of the body. */
  readonly body: string;
  /** `owed`: something that was due has not been given. `short`: at the next account something is not. */
  readonly is: 'owed' | 'short' | 'given' | 'spared';
  readonly besieged: boolean;
}

/**
 * The supply of a side as the plan draws it (kriegspiel.md 5): its lines of supply, and how each body is supplied.
 */
export interface SupplyShown {
  readonly side: Side;
  readonly ties: readonly SupplyTie[];
  readonly states: readonly SupplyState[];
}

function storeShape(battle: KriegspielBattle, id: string): Shape | undefined {
  const waggon = battle.kriegspiel.waggons.find((each) => each.id === id);
  if (waggon !== undefined) return waggonShape(waggon);
  return battle.country.pieces.find((piece) => piece.id === id)?.shape;
}

/** Returns the ties of one packet: to each body that it is for, from what gives it; if nothing does, what is cut. */
function tiesOf(battle: KriegspielBattle, ration: Ration): readonly SupplyTie[] {
  const { lines, from, bodies } = ration;
  const men = new Map(battle.men.map((man) => [man.id, man]));
  const giving = lines.find(({ store }) => store === from);
  return (giving === undefined ? lines : [giving]).flatMap((line): SupplyTie[] => {
    const shape = storeShape(battle, line.store);
    const nearest = men.get(line.man);
    if (shape === undefined || nearest === undefined) return [];
    const tie = (to: string, at: Point): SupplyTie => ({
      store: line.store,
      to,
      from: nearestOn(shape, at),
      at: { x: at.x, y: at.y },
      kind: giving === undefined ? 'cut' : 'gives',
      cutBy: line.cutBy.map((id) => men.get(id) as Man).map(({ x, y }) => ({ x, y })),
    });
    const own = bodyWith(battle, line.man);
    const others = bodies.filter((id) => id !== own?.id);
    return [
      tie(own?.id ?? line.man, nearest),
      ...others.flatMap((id) => {
        const body = bodyOf(battle, id);
        const head = body === undefined ? null : headOf(battle, body);
        return head === null ? [] : [tie(id, head)];
      }),
    ];
  });
}

/** Returns ties without those of the same store and body as an earlier one. */
function joined(ties: readonly SupplyTie[]): readonly SupplyTie[] {
  const keys = ties.map(({ kind, store, to }) => `${kind} ${store} ${to}`);
  return ties.filter((_, i) => keys.indexOf(keys[i] as string) === i);
}

function statesOf(battle: KriegspielBattle, account: SupplyAccount): readonly SupplyState[] {
  const { rations, messes, due } = account;
  return messes.flatMap(({ bodies, besieged }) =>
    bodies.flatMap((id): SupplyState[] => {
      const body = bodyOf(battle, id);
      if (body === undefined || headOf(battle, body) === null) return [];
      const own = rations.filter((ration) => ration.bodies.includes(id));
      const is = own.some(({ since }) => since !== null)
        ? 'owed'
        : own.some(({ stops }) => stops !== null && stops <= due)
          ? 'short'
          : own.length > 0
            ? 'given'
            : 'spared';
      return [{ body: id, is, besieged }];
    }),
  );
}

/**
 * Returns the lines of supply of a side and how each of its bodies is supplied, as the plan draws them, computed as
 * the next account would be (kriegspiel.md 5.1 to 5.5).
 */
export function supplyShown(battle: KriegspielBattle, side: Side): SupplyShown {
  const account = supplyAccount(battle, side);
  return {
    side,
    ties: joined(account.rations.flatMap((ration) => tiesOf(battle, ration))),
    states: statesOf(battle, account),
  };
}

/** Returns the place on a line of supply that is nearest to an enemy at a place, who cuts the line. */
export function cutAt({ from, at }: Pick<SupplyTie, 'from' | 'at'>, enemy: Point): Point {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const part = ((enemy.x - from.x) * dx + (enemy.y - from.y) * dy) / Math.max(1, dx * dx + dy * dy);
  const on = Math.min(1, Math.max(0, part));
  return { x: from.x + dx * on, y: from.y + dy * on };
}
