import { manOf } from '../../../engine/men';
import { gunNamed } from '../../../engine/refusals';
import type { Point } from '../../../engine/types';
import { pointAlong } from '../../../engine/paths';
import { haulToward } from '../../../game/hauling';
import { bodyOf, bodyWith, headOf } from '../../../kriegspiel/bodies';
import { manCost, marchCost } from '../../../kriegspiel/bodyMarch';
import { takes } from '../../../kriegspiel/duties';
import { profileOf } from '../../../kriegspiel/ground';
import { gunCost } from '../../../kriegspiel/gunMarches';
import type { MarchCost } from '../../../kriegspiel/marches';
import { commandKriegspiel, type KriegspielOrder } from '../../../kriegspiel/orders';
import type { KriegspielReason } from '../../../kriegspiel/reasons';
import { transportCost, transportNamed } from '../../../kriegspiel/transports';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { waggonCost, waggonNamed } from '../../../kriegspiel/waggons';

// A march while it is drawn on the plan, before it is ordered.

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
  /** The battle after it; null if it is refused. */
  readonly after: KriegspielBattle | null;
  readonly reasons: readonly KriegspielReason[];
  /** The path of its middle, from where it begins. */
  readonly path: readonly Point[];
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

/**
 * Returns a march through the places of `path`, at least one, as it could be ordered at present, with its cost and
 * every reason against it (kriegspiel.md 2.2 to 2.6).
 */
export function previewOf(
  battle: KriegspielBattle,
  marcher: Marcher,
  path: readonly Point[],
): MarchPreview {
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
    after: outcome?.ok === true ? outcome.battle : null,
    reasons: outcome === null || outcome.ok ? reasons : outcome.reasons,
    path: pathOf(cost, marcher, path),
  };
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
