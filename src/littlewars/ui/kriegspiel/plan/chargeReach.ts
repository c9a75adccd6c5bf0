import { FOOT } from '../../../engine/lengths';
import { depthsFor, moveOf, other, radiusOf } from '../../../engine/men';
import { isFree } from '../../../engine/obstacles';
import type { Man, Point, Side } from '../../../engine/types';
import { fieldFrom } from '../../../engine/paths';
import { presentOf } from '../../../kriegspiel/bodies';
import { affords, takes } from '../../../kriegspiel/moveState';
import { costOf, profileOf, type Mobility } from '../../../kriegspiel/ground';
import { isSabre, isWithinCharge, LEAST_SABRES } from '../../../kriegspiel/pursuit';
import type { KriegspielBattle } from '../../../kriegspiel/types';

// What the enemy's cavalry menaces (7.3), as it is drawn; the rules say who is within charging distance.

/** The number of rays along which the reach is searched, and how exactly. */
const RAYS = 64;
const EXACT = FOOT / 32;

/**
 * Returns the ground that a mounted man could reach in a move (kriegspiel.md 7.3), as polygons around him and around
 * the corners at which he may turn. With the chapter on ground, climbing contours costs some of his march and he
 * crosses no river.
 */
export function chargeReach(battle: KriegspielBattle, sabre: Man): readonly (readonly Point[])[] {
  const march = moveOf(sabre);
  const mobility: Mobility = { march, road: march, wheels: false, fords: true };
  const radius = radiusOf(sabre);
  const { width } = battle.country;
  const depths = depthsFor(battle, sabre.side, radius);
  const ground = takes(battle, 'ground');
  const pays = (stops: readonly Point[]): boolean => {
    const profile = profileOf(battle.country, stops);
    const flat = ground ? profile : profile.map((each) => ({ ...each, layers: 0, river: null }));
    const { walk, climb, rivers } = costOf(flat, mobility);
    return rivers.length === 0 && affords(1, walk + climb);
  };
  const { reached } = fieldFrom(battle, radius, sabre, march);
  const pathTo = (index: number): readonly Point[] => {
    const { place, before } = reached[index] as (typeof reached)[number];
    return [...(before < 0 ? [{ x: sabre.x, y: sabre.y }] : pathTo(before)), place];
  };
  const paths = [[{ x: sabre.x, y: sabre.y }], ...reached.map((_, i) => pathTo(i))].filter(
    (stops) => stops.length === 1 || pays(stops),
  );
  return paths.map((stops) => {
    const from = stops.at(-1) as Point;
    return Array.from({ length: RAYS }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / RAYS;
      const at = (length: number): Point => ({
        x: from.x + Math.cos(angle) * length,
        y: from.y + Math.sin(angle) * length,
      });
      const isOpen = (length: number): boolean => {
        const { x, y } = at(length);
        return (
          x >= radius &&
          x <= width - radius &&
          y >= depths.least &&
          y <= depths.most &&
          isFree(battle, from, { x, y }, radius) &&
          pays([...stops, { x, y }])
        );
      };
      let [open, shut] = [0, march];
      if (isOpen(march)) return at(march);
      while (shut - open > EXACT) {
        const middle = (open + shut) / 2;
        if (isOpen(middle)) open = middle;
        else shut = middle;
      }
      return at(open);
    });
  });
}

/**
 * Which bodies of a side the enemy's cavalry could charge in its next move (kriegspiel.md 7.3), and the ground that
 * the cavalry could reach.
 */
export interface Menace {
  /** The bodies of a side within charging distance (7.3), by letter. */
  readonly menaced: readonly string[];
  /** For each enemy body of eight or more sabres, the polygons of the field that its middle man reaches. */
  readonly reach: readonly (readonly (readonly Point[])[])[];
}

/**
 * Returns which bodies of a side the enemy's cavalry could charge in its next move, by letter, and the ground that
 * each of the enemy's bodies of cavalry could reach, as polygons of the field (kriegspiel.md 7.3).
 */
export function menaceTo(battle: KriegspielBattle, side: Side): Menace {
  const { bodies } = battle.kriegspiel;
  const sabres = bodies
    .filter((body) => body.side === other(side))
    .map((body) => presentOf(battle, body).filter((man) => isSabre(battle, man)))
    .filter(({ length }) => length >= LEAST_SABRES);
  return {
    menaced: bodies
      .filter((body) => body.side === side)
      .filter((body) => {
        const men = presentOf(battle, body);
        return men.length > 0 && isWithinCharge(battle, men);
      })
      .map(({ id }) => id),
    reach: sabres.map((men) => chargeReach(battle, men[Math.floor(men.length / 2)] as Man)),
  };
}
