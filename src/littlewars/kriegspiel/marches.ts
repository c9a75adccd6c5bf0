import { apronFaults } from '../engine/apron';
import { distance, INCH } from '../engine/lengths';
import { depthsFor, hindrances, isReady, metAt, movedBy, moveOf, radiusOf } from '../engine/men';
import { controlFaults, withMen } from '../engine/refusals';
import type { Man, Point, Side } from '../engine/types';
import { pathTo } from '../engine/paths';
import { actFaults, affords, takes, withMoveStates, withState } from './moveState';
import { costOf, countryFor, profileOf, type Mobility, type PathCost } from './ground';
import { isInvulnerable, strikable } from './general';
import type { KriegspielReason } from './reasons';
import { waggonsNear } from './standing';
import type { Formation, KriegspielBattle, Service } from './types';

/**
 * How near to a river or to the edge of a hill a march that takes a whole move to cross it must begin and end, in
 * sixteenths of an inch (kriegspiel.md 2.3, 2.4).
 */
export const BANK = 2 * INCH;
/** 2.2: on a road, in fours. */
const ON_ROAD = 1.5;
/** 2.4: the services that cross fordable rivers; guns, their gunners and engineers go by bridges. */
const FORDING: ReadonlySet<Service> = new Set(['infantry', 'cavalry', 'general']);
/** 2.2: on a road, of a General's motor. */
const MOTOR = 2;
/** How many moves on a road a leg may take to be searched, so that a refusal can state its cost. */
const LOOKED_FOR = 4;
/** How much longer than the straight line a path may be in the first search. */
const DETOUR = 1.25;

/**
 * Returns how a man marches in a formation (kriegspiel.md 2.2, 2.4): how far in a whole move, and whether he fords
 * rivers. With the chapter *ground* infantry and cavalry in fours go half as far again on a road, and the General twice
 * as far.
 */
export function mobilityOf(battle: KriegspielBattle, man: Man, formation: Formation): Mobility {
  const march = moveOf(man);
  const service = battle.kriegspiel.services[man.id] as Service;
  const ground = takes(battle, 'ground');
  const inFours = formation === 'fours' && (service === 'infantry' || service === 'cavalry');
  const faster = service === 'general' ? MOTOR : inFours ? ON_ROAD : 1;
  return {
    march,
    road: ground ? march * faster : march,
    wheels: false,
    fords: FORDING.has(service),
  };
}

/**
 * A man, gun or waggon whose march is measured: the points that it passes, and half the breadth that it needs
 * (`radius`), in sixteenths of an inch.
 */
export interface Walker {
  readonly id: string;
  /** The side whose apron it may be on. */
  readonly side: Side;
  readonly radius: number;
  /** From its beginning to its end. */
  readonly path: readonly Point[];
  /** Whether it pays for contours; men behind the front rank do not, because they follow it. */
  readonly leads: boolean;
}

/**
 * What a march would take, computed before it is ordered (kriegspiel.md 2.2 to 2.4): its cost and what is left, as
 * shares of a whole march, the contours and rivers that it crosses, the paths, and the reasons against it.
 */
export interface MarchCost extends Pick<PathCost, 'up' | 'down' | 'rivers'> {
  /** The share of a whole march that it takes; for a crossing that takes several moves, their number. Not rounded. */
  readonly cost: number;
  /** The share of a whole march that is left for it. */
  readonly left: number;
  /** The path of each man, gun or waggon, as its points, by id; missing where there is none. */
  readonly paths: Readonly<Record<string, readonly Point[]>>;
  /** The ids of the men whose paths cost more than what is left of their march. */
  readonly tooFar: readonly string[];
  /** How many whole moves it takes to cross the edge of a hill or a river; 0 for an ordinary march. */
  readonly moves: number;
  /** The reasons against it; empty if its cost allows it. */
  readonly faults: readonly KriegspielReason[];
}

/** Returns the path of a walker past its places, round what stands between; null if there is none within the limit. */
function pathOf(
  battle: KriegspielBattle,
  { side, radius, path }: Walker,
  mobility: Mobility,
): readonly Point[] | null {
  const ground = takes(battle, 'ground');
  const field = ground
    ? { ...battle, country: countryFor(battle.country, mobility.fords) }
    : battle;
  const depths = depthsFor(battle, side, radius);
  const stops: Point[] = path.slice(0, 1);
  for (const to of path.slice(1)) {
    const from = stops.at(-1) as Point;
    const most = LOOKED_FOR * mobility.road;
    const find = (limit: number) => pathTo(field, radius, from, to, limit, 0, depths);
    // Most paths round something are little longer than the straight line, and a search with a low limit finds them
    // much sooner.
    const leg = find(Math.min(most, DETOUR * distance(from, to))) ?? find(most);
    if (leg === null) return null;
    stops.push(...leg.stops.slice(1));
  }
  return stops;
}

/**
 * Returns what a march costs men who make it together, as much as the one who pays most (kriegspiel.md 2.2 to 2.4).
 * `id` is the body, man, gun or waggon that reasons name, `depth` that of the formation in sixteenths of an inch,
 * `left` the share of their march that is left, and `fresh` whether they have used none of it.
 */
export function measure(
  battle: KriegspielBattle,
  id: string,
  walkers: readonly Walker[],
  mobility: Mobility,
  {
    left,
    fresh,
    depth,
  }: { readonly left: number; readonly fresh: boolean; readonly depth: number },
): MarchCost {
  const faults: KriegspielReason[] = [];
  const paths: Record<string, readonly Point[]> = {};
  const rivers = new Set<string>();
  const tooFar: string[] = [];
  let [cost, dry, climb, up, down, before, after, steepest] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const walker of walkers) {
    const path = pathOf(battle, walker, mobility);
    const [from, to] = [walker.path[0] as Point, walker.path.at(-1) as Point];
    if (path === null) {
      faults.push({ code: 'noWay', id: walker.id, from, to });
      continue;
    }
    paths[walker.id] = path;
    const stretches = profileOf(battle.country, path);
    const flat = takes(battle, 'ground')
      ? stretches
      : stretches.map((each) => ({ ...each, onRoad: false, layers: 0, river: null }));
    const own = costOf(flat, mobility);
    const price = own.walk + (walker.leads ? own.climb : 0);
    if (!affords(left, price)) tooFar.push(walker.id);
    cost = Math.max(cost, price);
    dry = Math.max(dry, own.dry);
    if (!walker.leads) continue;
    for (const river of own.rivers) rivers.add(river);
    climb = Math.max(climb, own.climb);
    up = Math.max(up, own.up);
    down = Math.max(down, own.down);
    if (own.climb > 0 || own.rivers.length > 0) {
      before = Math.max(before, own.before);
      after = Math.max(after, own.after);
    }
    steepest = Math.max(steepest, own.steepest);
  }
  if (mobility.wheels && steepest >= STEEP)
    faults.push({ code: 'tooSteep', id, contours: steepest });
  const crossed = [...rivers];
  const isAt = before <= BANK && after <= BANK + depth;
  // Men who cross nothing meanwhile go no farther than in a march.
  const isNear = affords(left, dry);
  const addTooDear = (most: number): void =>
    void faults.push({ code: 'tooDear', id, cost: most, left });
  let moves = 0;
  const [river] = crossed;
  if (river !== undefined) {
    moves = 1;
    if (crossed.length > 1 || climb > 0) addTooDear(crossed.length + cost);
    else if (!fresh || !isAt) faults.push({ code: 'notAtBank', id, river });
    else if (!isNear) addTooDear(1 + dry);
    cost = 1;
  } else if (!affords(left, cost)) {
    if (climb > 0 && fresh && isAt && isNear && faults.length === 0) {
      moves = Math.ceil(climb - ROUNDING);
      cost = moves;
    } else addTooDear(cost);
  }
  return { cost, left, up, down, rivers: crossed, paths, tooFar, moves, faults };
}

/**
 * Returns the reason why a march that leaves the field cannot be made, that its crossings take more than one whole move
 * (kriegspiel.md 2.3); empty if it can. `id` is the man or gun that the reason names.
 */
export const atOnceFaults = (
  id: string,
  { moves, cost, left }: MarchCost,
): readonly KriegspielReason[] => (moves > 1 ? [{ code: 'tooDear', id, cost, left }] : []);

/** 2.3: as many contours within a foot close a slope to wheels. */
const STEEP = 4;
const ROUNDING = 1e-9;
/** From one move of a side to its next. */
const BOTH = 2;

/** Returns how many whole moves somebody has paid, up to his last, to cross what is before him (2.3). */
const paidOf = ({ kriegspiel, moves }: KriegspielBattle, id: string): number => {
  const entry = kriegspiel.crossing[id];
  return entry !== undefined && entry.move === moves - BOTH ? entry.paid : 0;
};

/**
 * Returns the battle in which a man, body, gun or waggon, by id, has spent one more whole move on crossing a river or
 * the edge of a hill that takes `moves` of them, and whether that is enough to cross (kriegspiel.md 2.3). Moves count
 * only if they follow one another; a march that needs no whole move (`moves` 0) ends the count.
 */
export function pay(
  battle: KriegspielBattle,
  id: string,
  { moves }: Pick<MarchCost, 'moves'>,
): { readonly battle: KriegspielBattle; readonly crosses: boolean } {
  const paid = paidOf(battle, id) + 1;
  const { [id]: _, ...others } = battle.kriegspiel.crossing;
  const crosses = paid >= moves;
  const crossing = crosses ? others : { ...others, [id]: { paid, move: battle.moves } };
  return { battle: withState(battle, { crossing }), crosses };
}

/**
 * Returns the share of a whole march, 0 to 1, that a march uses: all for a crossing of whole moves (kriegspiel.md 2.2
 * to 2.4).
 */
export const usedBy = ({ cost, moves }: Pick<MarchCost, 'cost' | 'moves'>): number =>
  moves > 0 ? 1 : cost;

/**
 * Returns why men may not march, because of what they have done in this move (kriegspiel.md 3.1, 7.2), or because the
 * mover may not move them at all (littlewars.md 3.6, 5.5); empty if they may.
 */
export const goingFaults = (
  battle: KriegspielBattle,
  men: readonly Man[],
): readonly KriegspielReason[] =>
  men.flatMap((man) => [
    ...controlFaults(battle, man),
    // What the other side's men do may be secret (6.4).
    ...(movedBy(man) === battle.mover ? actFaults(battle, man, 'march') : []),
  ]);

/**
 * Returns why men who all move together cannot stand at their new places (littlewars.md 3.5, 1.5); empty if they can.
 * `there` are the men at these places.
 */
export function standingFaults(
  battle: KriegspielBattle,
  there: readonly Man[],
): readonly KriegspielReason[] {
  const moved = withMen(battle, ...there);
  return there.flatMap((man): readonly KriegspielReason[] => [
    ...hindrances(strikable(moved), man, man),
    ...waggonsNear(battle, man, radiusOf(man)).map(
      ({ id, distance, needed }): KriegspielReason => ({
        code: 'waggonInWay',
        at: { x: man.x, y: man.y },
        waggon: id,
        distance,
        needed,
      }),
    ),
    ...apronFaults(battle, man, man),
  ]);
}

/**
 * Returns the battle after men have marched to where they stand in `there`. `used` is the share of a whole march that
 * this has taken. Men who come into contact with enemies may not be moved again in this move (littlewars.md 3.6).
 */
export function withMarched(
  battle: KriegspielBattle,
  there: readonly Man[],
  used: number,
): KriegspielBattle {
  const set = withMen(battle, ...there);
  const table = strikable(set);
  const moved = withMen(
    set,
    ...there.map((man): Man => ({
      ...man,
      lying: false,
      met: isReady(man) && !isInvulnerable(battle, man.id) && metAt(table, man, man).length > 0,
    })),
  );
  return withMoveStates(
    { ...moved, phase: 'men' },
    there.map(({ id }) => id),
    (moveState) => ({ used: moveState.used + used }),
  );
}
