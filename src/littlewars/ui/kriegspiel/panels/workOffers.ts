import { directionOf } from '../../../engine/angles';
import { distance, INCH, rounded } from '../../../engine/lengths';
import { radiusOf } from '../../../engine/men';
import { nearestOn } from '../../../engine/shapes';
import type { Man, PieceKind, Point } from '../../../engine/types';
import { bodyWith } from '../../../kriegspiel/bodies';
import { takes } from '../../../kriegspiel/moveState';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { WORKS, type WorkKind } from '../../../kriegspiel/things';
import { workFaults, type WorkOrder } from '../../../kriegspiel/works';
import { WORK_RULES, distanceToWork } from '../../../kriegspiel/workRules';
import { centre } from '../../../words/places';

// The works that men may be ordered to do: their targets, and their places if the player presses none (5.7, 6).

const BREAKABLE: ReadonlySet<PieceKind> = new Set(['roadBridge', 'railBridge', 'culvert']);

/**
 * Returns the ids of everything to which an engineering work could be done (pieces of scenery, guns or waggons), the
 * nearest to the men first; for a work on open ground a single null.
 */
export function targetsFor(
  battle: KriegspielBattle,
  work: WorkKind,
  men: readonly Man[],
): readonly (string | null)[] {
  const { ruins, gaps, depots, waggons } = battle.kriegspiel;
  const { pieces } = battle.country;
  const down = new Set(ruins.map(({ id }) => id));
  const near = (ids: readonly string[], farOf: (id: string) => number): readonly string[] =>
    [...new Set(ids)].sort((a, b) => farOf(a) - farOf(b));
  const byWork = (ids: readonly string[]): readonly string[] =>
    near(ids, (target) =>
      Math.min(...men.map((man) => distanceToWork(battle, { kind: work, target, at: [] }, man))),
    );
  const idsOf = (those: readonly { readonly id: string }[]): readonly string[] =>
    those.map(({ id }) => id);
  switch (work) {
    case 'destroy':
      return byWork(idsOf(pieces.filter(({ id, kind }) => BREAKABLE.has(kind) && !down.has(id))));
    case 'repair':
      return byWork(idsOf(ruins));
    case 'tearUp':
      return byWork(idsOf(pieces.filter(({ kind }) => kind === 'railway')));
    case 'layRail':
      return byWork(gaps.map(({ railway }) => railway));
    case 'burn':
      return byWork(depots.filter(({ burnt }) => !burnt).map(({ piece }) => piece));
    case 'emptyWaggons':
      return byWork(idsOf(waggons.filter(({ destroyed }) => !destroyed)));
    case 'epaulement': {
      const guns = battle.guns.filter((gun) => gun.side === battle.mover && !gun.gone);
      const at = centre(men);
      return near(idsOf(guns), (id) =>
        distance(at, guns.find((gun) => gun.id === id) as (typeof guns)[number]),
      );
    }
    default:
      return [null];
  }
}

/**
 * Returns the kinds of engineering works that these men could begin, in a fixed order: those of their service and of
 * the battle's chapters, for which there is something to work on.
 */
export const worksFor = (battle: KriegspielBattle, men: readonly Man[]): readonly WorkKind[] =>
  WORKS.filter((work) => {
    const { chapter, service } = WORK_RULES[work];
    return (
      takes(battle, chapter) &&
      (service === null || men.some(({ id }) => battle.kriegspiel.services[id] === service)) &&
      targetsFor(battle, work, men).length > 0
    );
  });

/** A straight line across a direction: its middle and its length. */
function across(at: Point, front: number, length: number): readonly [Point, Point] {
  const { x, y } = directionOf(front);
  return [
    rounded({ x: at.x - (y * length) / 2, y: at.y + (x * length) / 2 }),
    rounded({ x: at.x + (y * length) / 2, y: at.y - (x * length) / 2 }),
  ];
}

/** An epaulement is three inches long (6.3). */
const EPAULEMENT = 3 * INCH;
/** Two men dig an inch (6.3). */
const DUG_BY_TWO = INCH / 2;
const STEP = INCH / 8;

/** Returns places for a work to be tried, the likeliest first. */
function* placesTried(
  battle: KriegspielBattle,
  { work, target }: Pick<WorkOrder, 'work' | 'target'>,
  men: readonly Man[],
): Generator<readonly Point[]> {
  const [first] = men;
  if (first === undefined) return;
  const front = bodyWith(battle, first.id)?.front ?? (battle.mover === 'red' ? 0 : 180_000);
  const direction = directionOf(front);
  const ahead = (from: Point, far: number, { x, y }: Point = direction): Point => ({
    x: from.x + x * far,
    y: from.y + y * far,
  });
  /** The middle of those in front, where the front rank's middles are. */
  const middle = centre(men);
  const foremost = Math.max(...men.map((man) => man.x * direction.x + man.y * direction.y));
  const rank = ahead(middle, foremost - (middle.x * direction.x + middle.y * direction.y));
  switch (work) {
    case 'mine':
      for (let far = INCH; far <= 5 * INCH; far += INCH) yield [rounded(ahead(rank, far))];
      return;
    case 'entrench':
      for (let far = STEP; far <= INCH; far += STEP)
        yield across(ahead(rank, radiusOf(first) + far), front, men.length * DUG_BY_TWO - 1);
      return;
    case 'epaulement': {
      const gun = battle.guns.find(({ id }) => id === target);
      if (gun === undefined) return;
      const muzzle = directionOf(gun.bearing);
      for (let far = 0; far <= 6 * INCH; far += STEP)
        yield across(ahead(gun, far, muzzle), gun.bearing, EPAULEMENT);
      return;
    }
    case 'tearUp': {
      const piece = battle.country.pieces.find(({ id }) => id === target);
      if (piece === undefined) return;
      const near = nearestOn(piece.shape, middle);
      // Rounding may put it beside the rails.
      for (const [x, y] of [
        [0, 0],
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
        [1, 1],
        [-1, -1],
      ] as const)
        yield [rounded({ x: near.x + x, y: near.y + y })];
      return;
    }
    case 'layRail':
      for (const gap of [...battle.kriegspiel.gaps]
        .filter(({ railway }) => railway === target)
        .sort((a, b) => distance(a.at, middle) - distance(b.at, middle)))
        yield [gap.at];
      return;
    default:
      yield [];
  }
}

/**
 * Returns an order to begin an engineering work on the thing with the id `target`, null on open ground, with a place
 * found for it: an entrenchment straight in front of its men, an epaulement in front of the gun. If no place is
 * allowed, the order has the first that was tried.
 */
export function proposedWork(
  battle: KriegspielBattle,
  work: WorkKind,
  men: readonly Man[],
  target: string | null,
): WorkOrder {
  const order = { kind: 'beginWork', work, men: men.map(({ id }) => id), target } as const;
  let first: WorkOrder | null = null;
  for (const at of placesTried(battle, { work, target }, men)) {
    const made: WorkOrder = { ...order, at };
    first ??= made;
    if (workFaults(battle, made).length === 0) return made;
  }
  return first ?? { ...order, at: [] };
}
