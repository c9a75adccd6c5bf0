import { bearingOf } from '../../engine/angles';
import { distance, rounded, samePlace } from '../../engine/lengths';
import { manOf } from '../../engine/men';
import { pointAlong } from '../../engine/paths';
import { gunNamed, withMen } from '../../engine/refusals';
import type { Point } from '../../engine/types';
import { bodyOf, bodyWith } from '../../kriegspiel/bodies';
import { formedAt } from '../../kriegspiel/bodyMarch';
import { gunPlaceFaults } from '../../kriegspiel/gunMarches';
import { ridersOf } from '../../kriegspiel/guns';
import { standingFaults } from '../../kriegspiel/marches';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import { waggonHindrances } from '../../kriegspiel/standing';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { waggonNamed } from '../../kriegspiel/waggons';
import { lengthOf } from './alongPath';
import type { Marcher } from './marchers';

/** The reasons against a place because of who or what is there (littlewars.md 3.5). */
const OCCUPIED: ReadonlySet<KriegspielReason['code']> = new Set([
  'tooNear',
  'waggonInWay',
  'offField',
]);

/** Returns those of the reasons against a march that tell who or what is at its end (littlewars.md 3.5). */
export const inTheWay = (reasons: readonly KriegspielReason[]): readonly KriegspielReason[] =>
  reasons.filter(({ code }) => OCCUPIED.has(code));

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
 * Returns the last place before the end of a path at which nobody and nothing is in a marcher's way, found along the
 * line that it would walk (`walked`); null if there is none on its last leg. Of an enemy it is where he is met (littlewars.md 3.6).
 */
export function placeBefore(
  battle: KriegspielBattle,
  marcher: Marcher,
  path: readonly Point[],
  walked: readonly Point[],
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
export function enemiesAt(
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
