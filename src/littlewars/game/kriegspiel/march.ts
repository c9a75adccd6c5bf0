import { bearingOf } from '../../engine/angles';
import { meleesAtEnd } from '../../engine/forecast';
import { distance, rounded, samePlace } from '../../engine/lengths';
import { manOf } from '../../engine/men';
import { gunNamed, withMen } from '../../engine/refusals';
import type { Melee, Point } from '../../engine/types';
import { pointAlong } from '../../engine/paths';
import { haulToward } from '../hauling';
import { bodyOf, bodyWith, headOf } from '../../kriegspiel/bodies';
import { formedAt, manCost, marchCost } from '../../kriegspiel/bodyMarch';
import { chargeFaults } from '../../kriegspiel/charges';
import { takes } from '../../kriegspiel/duties';
import { fighting } from '../../kriegspiel/general';
import { profileOf } from '../../kriegspiel/ground';
import { gunCost, gunPlaceFaults } from '../../kriegspiel/gunMarches';
import { ridersOf } from '../../kriegspiel/guns';
import { standingFaults, type MarchCost } from '../../kriegspiel/marches';
import { commandKriegspiel, type KriegspielOrder } from '../../kriegspiel/orders';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import { waggonHindrances } from '../../kriegspiel/standing';
import { transportCost, transportNamed } from '../../kriegspiel/transports';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { waggonCost, waggonNamed } from '../../kriegspiel/waggons';

// A march before it is ordered: what a place that a player has chosen for it means.

/** What one order marches, by kind, id and place: a body, a man, a gun, a waggon, or a boat or train. */
export interface Marcher {
  readonly kind: 'body' | 'man' | 'gun' | 'waggon' | 'transport';
  readonly id: string;
  /** Where it stands: of a body the middle of its front rank. */
  readonly at: Point;
}

/**
 * Returns the marchers of the chosen ids (of men, bodies, guns and vehicles), one for each order: a man who is in a
 * body marches with the whole body. Each is named once, in the order of the ids.
 */
export function marchersOf(
  battle: KriegspielBattle,
  chosen: readonly string[],
): readonly Marcher[] {
  const found = new Map<string, Marcher>();
  for (const id of chosen) {
    const body = bodyOf(battle, id) ?? bodyWith(battle, id);
    const man = manOf(battle, id);
    const at =
      body === undefined || (man !== undefined && !takes(battle, 'formations'))
        ? (man ?? gunNamed(battle, id) ?? waggonNamed(battle, id) ?? transportNamed(battle, id))
        : headOf(battle, body);
    if (at == null) continue;
    const kind =
      body !== undefined
        ? 'body'
        : man !== undefined
          ? 'man'
          : gunNamed(battle, id) !== undefined
            ? 'gun'
            : waggonNamed(battle, id) !== undefined
              ? 'waggon'
              : 'transport';
    const key = kind === 'body' && body !== undefined ? body.id : id;
    found.set(key, { kind, id: key, at: { x: at.x, y: at.y } });
  }
  return [...found.values()];
}

/**
 * A march as it could be ordered at present: who marches, the order, what it costs, the battle after it, null if it is
 * refused, and every reason against it.
 */
export interface MarchPreview {
  readonly marcher: Marcher;
  /** Null where a gun that is not measured by Kriegspiel finds no path (littlewars.md 4.5). */
  readonly order: KriegspielOrder | null;
  /** What it takes; null for a boat, a train, and where marches are those of Little Wars. */
  readonly cost: MarchCost | null;
  /** Shares of a whole march: what it takes, and what is left before it. */
  readonly share: number | null;
  readonly left: number | null;
  /** The battle before it: after the marches of those who go first. */
  readonly before: KriegspielBattle;
  /** The battle after it; null if it is refused. */
  readonly after: KriegspielBattle | null;
  readonly reasons: readonly KriegspielReason[];
  /** The path of its middle, from where it begins. */
  readonly path: readonly Point[];
  /** Why it stops before the place to which it was sent; empty if it does not. */
  readonly stops: readonly KriegspielReason[];
  /** The enemy body or gun, by id, that is in its way and that it may charge (7.1); null if there is none. */
  readonly charges: string | null;
}

const isMeasured = (battle: KriegspielBattle): boolean =>
  takes(battle, 'ground') || takes(battle, 'formations');

function orderOf(
  battle: KriegspielBattle,
  { kind, id }: Marcher,
  path: readonly Point[],
): { readonly order: KriegspielOrder | null; readonly reasons: readonly KriegspielReason[] } {
  const to = path.at(-1) as Point;
  const plain = (order: KriegspielOrder) => ({ order, reasons: [] });
  switch (kind) {
    case 'body':
      return plain({ kind: 'marchBody', body: id, path });
    case 'man':
      return plain(
        isMeasured(battle) && path.length > 1
          ? { kind: 'march', man: id, to, by: path.slice(0, -1) }
          : { kind: 'march', man: id, to },
      );
    case 'gun': {
      if (takes(battle, 'ground')) return plain({ kind: 'marchGun', gun: id, path });
      const gun = gunNamed(battle, id);
      const haul = gun === undefined ? null : haulToward(battle, gun, to, [id]);
      if (haul === null) return { order: null, reasons: [] };
      return haul.ok ? plain(haul.order) : { order: null, reasons: haul.reasons };
    }
    case 'waggon':
      return plain({ kind: 'marchWaggon', waggon: id, path });
    case 'transport':
      return plain({ kind: 'moveTransport', transport: id, path });
  }
}

function costOf(
  battle: KriegspielBattle,
  { kind, id }: Marcher,
  path: readonly Point[],
): MarchCost | null {
  const to = path.at(-1) as Point;
  switch (kind) {
    case 'body': {
      const body = bodyOf(battle, id);
      return body === undefined ? null : marchCost(battle, body, path);
    }
    case 'man': {
      const man = manOf(battle, id);
      return man === undefined || !isMeasured(battle)
        ? null
        : manCost(battle, man, to, path.slice(0, -1));
    }
    case 'gun': {
      const gun = gunNamed(battle, id);
      return gun === undefined || !takes(battle, 'ground') ? null : gunCost(battle, gun, path);
    }
    case 'waggon': {
      const waggon = waggonNamed(battle, id);
      return waggon === undefined ? null : waggonCost(battle, waggon, path);
    }
    case 'transport':
      return null;
  }
}

/** Returns the path that is drawn: of a body that of the man who would come to stand nearest to its middle. */
function pathOf(
  cost: MarchCost | null,
  marcher: Marcher,
  path: readonly Point[],
): readonly Point[] {
  const to = path.at(-1) as Point;
  const paths = Object.values(cost?.paths ?? {}).filter(({ length }) => length > 0);
  const far = (walked: readonly Point[]): number => {
    const end = walked.at(-1) as Point;
    return Math.hypot(end.x - to.x, end.y - to.y);
  };
  return (
    paths.reduce<readonly Point[] | null>(
      (best, each) => (best === null || far(each) < far(best) ? each : best),
      null,
    ) ?? [marcher.at, ...path]
  );
}

/** Returns a march through the places of `path`, at least one, whatever is in its way. */
function marchTo(battle: KriegspielBattle, marcher: Marcher, path: readonly Point[]): MarchPreview {
  const cost = costOf(battle, marcher, path);
  const { order, reasons } = orderOf(battle, marcher, path);
  const outcome = order === null ? null : commandKriegspiel(battle, order);
  const transport = marcher.kind === 'transport' ? transportNamed(battle, marcher.id) : undefined;
  const shares = transport === undefined ? cost : transportCost(battle, transport, path);
  return {
    marcher,
    order,
    cost,
    share: shares?.cost ?? null,
    left: shares?.left ?? null,
    before: battle,
    after: outcome?.ok === true ? outcome.battle : null,
    reasons: outcome === null || outcome.ok ? reasons : outcome.reasons,
    path: pathOf(cost, marcher, path),
    stops: [],
    charges: null,
  };
}

/** The reasons against a place because of who or what is there (littlewars.md 3.5). */
const OCCUPIED: ReadonlySet<KriegspielReason['code']> = new Set([
  'tooNear',
  'waggonInWay',
  'offField',
]);

/** Returns whether nobody and nothing is where a marcher would stand at the end of a path. */
function isClear(
  battle: KriegspielBattle,
  { kind, id, at }: Marcher,
  path: readonly Point[],
): boolean {
  const [from, to] = [path.at(-2) ?? at, path.at(-1) as Point];
  const [body, gun, waggon] = [bodyOf(battle, id), gunNamed(battle, id), waggonNamed(battle, id)];
  if (kind === 'gun' && gun !== undefined) {
    const there = { ...gun, ...to, bearing: bearingOf(to, from) };
    return gunPlaceFaults(battle, there, ridersOf(battle, gun)).length === 0;
  }
  if (kind === 'waggon' && waggon !== undefined)
    return (
      waggonHindrances(battle, { ...waggon, ...to, bearing: bearingOf(from, to) }).length === 0
    );
  const man = manOf(battle, id);
  const alone = man === undefined ? [] : [{ ...man, ...to }];
  const there = body === undefined ? alone : (formedAt(battle, body, path)?.there ?? []);
  const moved = withMen(battle, ...there);
  return there.every((each) => standingFaults(moved, [each]).length === 0);
}

/**
 * Returns the last place before the end of a path at which nobody and nothing is in a marcher's way, found along its
 * path; null if there is none on its last leg. Of an enemy it is where he is met (littlewars.md 3.6).
 */
function placeBefore(
  battle: KriegspielBattle,
  { marcher, path: walked }: MarchPreview,
  path: readonly Point[],
): Point | null {
  const before = path.slice(0, -1);
  const [from, to] = [before.at(-1) ?? marcher.at, path.at(-1) as Point];
  const whole = { length: lengthOf(walked), stops: walked };
  const end = walked.at(-1) as Point;
  for (let back = 1; back < distance(from, to); back++) {
    const { x, y } = pointAlong(whole, whole.length - back);
    const at = rounded({ x: x + to.x - end.x, y: y + to.y - end.y });
    if (!samePlace(at, from) && isClear(battle, marcher, [...before, at])) return at;
  }
  return null;
}

/** Returns the enemy's bodies and guns, by id, that are in a body's way at a place, the nearest first. */
function enemiesAt(
  battle: KriegspielBattle,
  to: Point,
  reasons: readonly KriegspielReason[],
): readonly string[] {
  const nearest = reasons
    .flatMap((reason) => {
      if (reason.code !== 'tooNear' || reason.to.kind === 'edge') return [];
      const there = manOf(battle, reason.to.id) ?? gunNamed(battle, reason.to.id);
      return there === undefined || there.side === battle.mover ? [] : [there];
    })
    .sort((a, b) => distance(a, to) - distance(b, to));
  return [...new Set(nearest.map(({ id }) => bodyWith(battle, id)?.id ?? id))];
}

/**
 * Returns a march through the places of `path`, at least one, as it could be ordered at present, with its cost and
 * every reason against it (kriegspiel.md 2.2 to 2.6). If somebody or something is at its last place, it stops before
 * that: up to contact with an enemy (littlewars.md 3.6), whom it may charge instead if it goes straight up to him
 * (kriegspiel.md 7.1).
 */
export function previewOf(
  battle: KriegspielBattle,
  marcher: Marcher,
  path: readonly Point[],
): MarchPreview {
  const wanted = marchTo(battle, marcher, path);
  const stops = wanted.reasons.filter(({ code }) => OCCUPIED.has(code));
  if (stops.length === 0) return wanted;
  const at = placeBefore(battle, wanted, path);
  const near =
    at === null ? wanted : { ...marchTo(battle, marcher, [...path.slice(0, -1), at]), stops };
  if (marcher.kind !== 'body' || path.length > 1) return near;
  const faults = enemiesAt(battle, path[0] as Point, stops).map((enemy) => ({
    enemy,
    reasons: chargeFaults(battle, marcher.id, enemy),
  }));
  const charges = faults.find(({ reasons }) => reasons.length === 0)?.enemy ?? null;
  // Whom fewer than eight may not go up to is charged (7.1): why not, is the reason.
  const more = near.reasons.some(({ code }) => code === 'tooFewToMeet') ? faults[0]?.reasons : [];
  return { ...near, reasons: [...near.reasons, ...(more ?? [])], charges };
}

/**
 * Returns the marches of several, who all go by the same vector, as `previewOf` each. The foremost goes first, so that
 * nobody is in the way of those behind him.
 */
export function previewsBy(
  battle: KriegspielBattle,
  marchers: readonly Marcher[],
  by: Point,
): readonly MarchPreview[] {
  let now = battle;
  return [...marchers]
    .sort((a, b) => (b.at.x - a.at.x) * by.x + (b.at.y - a.at.y) * by.y)
    .map((marcher) => {
      const { x, y } = marcher.at;
      const preview = previewOf(now, marcher, [{ x: x + by.x, y: y + by.y }]);
      now = preview.after ?? now;
      // A charge is made by one body.
      return marchers.length > 1 ? { ...preview, charges: null } : preview;
    });
}

/**
 * Returns the melees of those who march that there would be if the move ended after a march (littlewars.md 5.2); none
 * if it is refused.
 */
export function meleesOf({ before, after }: MarchPreview): readonly Melee[] {
  if (after === null) return [];
  const were = new Map(before.men.map((man) => [man.id, man]));
  const moved = new Set(
    after.men.filter((man) => !samePlace(man, were.get(man.id) ?? man)).map(({ id }) => id),
  );
  return meleesAtEnd(fighting(after)).filter(({ touching }) =>
    touching.some((id) => moved.has(id)),
  );
}

/** Where a march crosses contours, and whether upwards; and which parts of it are on roads, by their places. */
export interface AlongPath {
  readonly contours: readonly { readonly at: Point; readonly up: boolean }[];
  readonly roads: readonly (readonly Point[])[];
}

const lengthOf = (stops: readonly Point[]): number =>
  stops.slice(1).reduce((sum, b, i) => {
    const a = stops[i] as Point;
    return sum + Math.hypot(b.x - a.x, b.y - a.y);
  }, 0);

/** Returns the part of a path between two lengths along it. */
function partOf(stops: readonly Point[], from: number, to: number): readonly Point[] {
  const straight = { length: lengthOf(stops), stops };
  const between = stops.filter((_, i) => {
    const at = lengthOf(stops.slice(0, i + 1));
    return at > from && at < to;
  });
  return [pointAlong(straight, from), ...between, pointAlong(straight, to)];
}

/**
 * Returns where a path through the places `stops` crosses contours, and which parts of it are on roads (kriegspiel.md
 * 2.2, 2.3), both from its beginning to its end.
 */
export function alongPath({ country }: KriegspielBattle, stops: readonly Point[]): AlongPath {
  const straight = { length: lengthOf(stops), stops };
  const contours: { readonly at: Point; readonly up: boolean }[] = [];
  const roads: (readonly Point[])[] = [];
  const stretches = profileOf(country, stops);
  let at = 0;
  stretches.forEach(({ length, onRoad, layers }, i) => {
    const rise = layers - (stretches[i - 1]?.layers ?? layers);
    for (let n = 0; n < Math.abs(rise); n++)
      contours.push({ at: pointAlong(straight, at), up: rise > 0 });
    if (onRoad && length > 0) roads.push(partOf(stops, at, at + length));
    at += length;
  });
  return { contours, roads };
}
