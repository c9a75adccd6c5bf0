import { meleesAtEnd } from '../../engine/forecast';
import { samePlace } from '../../engine/lengths';
import { manOf } from '../../engine/men';
import { gunNamed } from '../../engine/refusals';
import type { Melee, Point } from '../../engine/types';
import { haulToward } from '../hauling';
import { bodyOf } from '../../kriegspiel/bodies';
import { manCost, marchCost } from '../../kriegspiel/bodyMarch';
import { chargeFaults } from '../../kriegspiel/charges';
import { takes } from '../../kriegspiel/moveState';
import { fighting } from '../../kriegspiel/general';
import { gunCost } from '../../kriegspiel/gunMarches';
import type { MarchCost } from '../../kriegspiel/marches';
import { commandKriegspiel, type KriegspielOrder } from '../../kriegspiel/orders';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import { transportCost, transportNamed } from '../../kriegspiel/transports';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { waggonCost, waggonNamed } from '../../kriegspiel/waggons';
import { enemiesAt, inTheWay, placeBefore } from './inTheWay';
import type { Marcher } from './marchers';

// A march before it is ordered: what a place that a player has chosen for it means.

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
  const stops = inTheWay(wanted.reasons);
  if (stops.length === 0) return wanted;
  const at = placeBefore(battle, marcher, path, wanted.path);
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
 * nobody is in the way of those behind him; who may charge stays where he is, because marches come first (kriegspiel.md 2.1).
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
      if (preview.charges === null) now = preview.after ?? now;
      return preview;
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
