import { attacks } from '../engine/combat';
import { nearestEnemy } from '../engine/insight/rays';
import { severity, threatsTo } from '../engine/insight/threats';
import { destinations } from '../engine/march';
import { reasonsToStay } from '../engine/objections';
import {
  inCommunication,
  unitAt,
  unitsOf,
  type PlacedUnit,
  type Position,
} from '../engine/position';
import { nameOf } from '../engine/board';
import { UNITS } from '../engine/units';
import type { Side, Square } from '../engine/vocabulary';
import { squareWords, type AskedOfSquare } from './board';
import { threatWords } from './boardStyles';
import { t } from './t';
import { targetLine } from './lists';
import { reachSentences } from './reach';
import { hint } from './hint';
import { capital, kindName, unitName, reasonSentences } from './sentences';
import { listed } from '../../shell/language/intl';

/** Returns a side's units, those nearest to a fighting enemy first. */
export function unitsByFront(position: Position, side: Side): PlacedUnit[] {
  const distance = ({ square }: PlacedUnit): number =>
    nearestEnemy(position, side, square)?.distance ?? Infinity;
  return unitsOf(position)
    .filter((unit) => unit.side === side)
    .sort((a, b) => distance(a) - distance(b));
}

/** Returns the label of a unit's square, and its distance from the enemy. */
export function frontWords(
  position: Position,
  { side, square }: PlacedUnit,
  orders = true,
): string {
  const words = squareWords(position, square, orders);
  const nearest = nearestEnemy(position, side, square);
  return nearest === null
    ? words
    : t('lists:front', {
        words,
        distance: nearest.distance,
        unit: kindName(nearest.unit.kind),
        square: nameOf(position.board, nearest.unit.square),
      });
}

/** Returns the own units that the enemy could attack in this position, the most endangered first. */
export const threatened = (position: Position): Square[] =>
  [...threatsTo(position, position.side)]
    .sort((a, b) => severity(b) - severity(a))
    .map(({ target }) => target);

/** Returns the isolated fighting units, those of the side to move first. */
export function cutOff(position: Position): Square[] {
  const isolated = unitsOf(position).filter(
    ({ kind, square }) => UNITS[kind].fighting && !inCommunication(position, square),
  );
  const own = isolated.filter(({ side }) => side === position.side);
  const theirs = isolated.filter(({ side }) => side !== position.side);
  return [...own, ...theirs].map(({ square }) => square);
}

/** Returns what is known of a square in this position. */
function askedOf(position: Position, square: Square): AskedOfSquare {
  const target = attacks(position).find((assault) => assault.target === square);
  const threat = threatsTo(position, position.side).find((assault) => assault.target === square);
  return { ...(target && { target }), ...(threat && { threat }) };
}

/** Returns the unit on a square, its possible targets, and how far it could march. */
export function lookWords(position: Position, square: Square): string {
  const words = `${squareWords(position, square, true, askedOf(position, square))}.`;
  const unit = unitAt(position, square);
  const count = unit?.side === position.side ? destinations(position, square).length : 0;
  return count === 0 ? words : `${words} ${t('line:inReach', { count })}`;
}

/** Returns one square of a cycle, with its number. */
export function placeWords(
  position: Position,
  round: readonly Square[],
  square: Square,
  why: 'threat' | 'cutOff',
): string {
  const unit = unitAt(position, square);
  const threat = threatsTo(position, position.side).find((assault) => assault.target === square);
  const isolated = unit === null ? '' : t('readings:near.isolated', { unit: unitName(unit) });
  const words = why === 'threat' && threat !== undefined ? threatWords(threat) : isolated;
  return t('readings:near.place', {
    words: `${nameOf(position.board, square)}, ${words}`,
    at: round.indexOf(square) + 1,
    count: round.length,
  });
}

/** Returns what a unit can reach, or why nothing. */
export function reachAnswer(position: Position, from: Square): string {
  const sentences = reachSentences(position, from);
  const unit = unitAt(position, from);
  if (sentences.length > 0 || unit === null)
    return sentences.join(' ') || hint(position, null, null);
  return reasonSentences(position, reasonsToStay(position, from)) || hint(position, from, null);
}

export function targetSentences(position: Position): string[] {
  const targets = attacks(position);
  if (targets.length === 0) return [t('line:noTargets')];
  return targets.map((assault) => `${targetLine(position, assault)}.`);
}

/** Returns the own units that can be attacked, with the sums, the most endangered first. */
export function threatSentences(position: Position): string[] {
  const round = threatened(position);
  if (round.length === 0) return [t('readings:near.noThreat')];
  return threatsTo(position, position.side)
    .sort((a, b) => round.indexOf(a.target) - round.indexOf(b.target))
    .map((threat) => `${targetLine(position, threat)}.`);
}

export function cutOffSentences(position: Position): string[] {
  const round = cutOff(position);
  if (round.length === 0) return [t('readings:near.noneCutOff')];
  return round.map((square) => `${capital(squareWords(position, square, false))}.`);
}

/** Returns the own units by their distance to the enemy: `3 from the enemy: K15 cavalry, K16 infantry.` */
export function unitSentences(position: Position): string[] {
  const groups = new Map<number, string[]>();
  for (const unit of unitsByFront(position, position.side)) {
    const distance = nearestEnemy(position, unit.side, unit.square)?.distance ?? 0;
    const name = `${nameOf(position.board, unit.square)} ${kindName(unit.kind)}`;
    const words = inCommunication(position, unit.square)
      ? name
      : t('readings:rays.isolated', { unit: name });
    groups.set(distance, [...(groups.get(distance) ?? []), words]);
  }
  return [...groups].map(([distance, units]) =>
    t('line:fromEnemy', { distance, units: listed(units) }),
  );
}
