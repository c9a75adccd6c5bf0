import { attacks, type Assault } from '../engine/combat';
import {
  unitAt,
  inCommunication,
  unitsOf,
  type Position,
  type PlacedUnit,
} from '../engine/position';
import { nameOf } from '../engine/board';
import { unitName, kindName, capital, reasonSentences } from './sentences';
import { t } from './t';
import { changesFor, moveEffect, foresee, type MoveEffect } from '../engine/insight/consequence';
import { prospectsOf, type SumChange } from '../engine/insight/prospects';
import { destinations } from '../engine/march';
import type { Square, Side } from '../engine/vocabulary';
import { squareWords, unitAtSquare, type AskedOfSquare } from './board';
import { goalWords, threatWords } from './terse';
import { decides } from './changes';
import { listed } from '../../shell/language/intl';
import { nearestEnemy } from '../engine/insight/rays';
import { severity, threatsTo } from '../engine/insight/threats';
import { reasonsToStay } from '../engine/objections';
import { UNITS } from '../engine/units';
import { promptSentence } from './prompts';

/**
 * Returns the label of the square `to`, to which the unit on `from` can march, and the changes that the march would
 * make: communication, attacks, an arsenal taken.
 */
export function reachWords(position: Position, from: Square, to: Square): string {
  const goal = moveEffect(position, from, to);
  const words = squareWords(position, to, false, goal === null ? {} : { goal });
  return `${words}; ${changeWords(position, from, to)}`;
}

/** The most important first. */
const MOVE_EFFECTS: readonly MoveEffect[] = ['winsWar', 'takesArsenal', 'keeps', 'isolates'];

/**
 * Returns the squares to which the unit on `from` can march, those with the same consequences together in one sentence,
 * decisive ones first; empty if it cannot march.
 */
export function reachSentences(position: Position, from: Square): string[] {
  const groups = new Map<string, string[]>();
  const effect = (to: Square): MoveEffect => moveEffect(position, from, to) ?? 'keeps';
  const goals = [...destinations(position, from)].sort(
    (a, b) => MOVE_EFFECTS.indexOf(effect(a)) - MOVE_EFFECTS.indexOf(effect(b)),
  );
  for (const to of goals) {
    const words = `${goalWords(effect(to))}; ${changeWords(position, from, to)}`;
    groups.set(words, [...(groups.get(words) ?? []), nameOf(position.board, to)]);
  }
  return [...groups].map(([words, squares]) => `${listed(squares)}: ${words}.`);
}

/** Returns the changes by a march: communication of other units, attacks with another outcome. */
function changeWords(position: Position, from: Square, to: Square): string {
  const foresight = foresee(position, from, to);
  if (foresight === null) return '';
  const { after } = foresight;
  const sided = changesFor(position.side, foresight);
  const { attacks, exposed } = prospectsOf(position, after);
  const communication = (['enemyLost', 'gained', 'lost', 'enemyGained'] as const).flatMap((how) => {
    const units = sided[how].filter(({ square }) => square !== to);
    return units.length > 0
      ? [
          t(`lists:reach.${how}`, {
            units: listed(units.map((each) => unitAtSquare(after, each))),
          }),
        ]
      : [];
  });
  const sum = (key: 'attack' | 'exposed', change: SumChange): string => {
    const unit = { unit: kindName(change.kind), square: nameOf(position.board, change.square) };
    if (change.after === null) return t(`lists:reach.${key}Gone`, unit);
    const { attack, defence, outcome } = change.after;
    const outcomeWords = t(`field:outcomes.${outcome}`);
    return t(`lists:reach.${key}`, { ...unit, attack, defence, outcome: outcomeWords });
  };
  const changes = [
    ...communication,
    ...attacks.filter(decides).map((change) => sum('attack', change)),
    ...exposed.filter(decides).map((change) => sum('exposed', change)),
  ];
  return changes.length > 0 ? changes.join('; ') : t('lists:reach.nothing');
}

/** Returns an attack in one line: `L11, South infantry: 9 against 6, is destroyed`. */
export function targetLine(position: Position, assault: Assault): string {
  const { target, attack, defence, outcome } = assault;
  const unit = unitAt(position, target);
  return t('lists:target', {
    square: nameOf(position.board, target),
    unit: unit === null ? '' : unitName(unit),
    attack,
    defence,
    outcome: t(`field:outcomes.${outcome}`),
  });
}

/** Returns the units of a side, those nearest to a fighting enemy unit first, equally near ones row by row from A1. */
export function unitsByFront(position: Position, side: Side): PlacedUnit[] {
  const distance = ({ square }: PlacedUnit): number =>
    nearestEnemy(position, side, square)?.distance ?? Infinity;
  return unitsOf(position)
    .filter((unit) => unit.side === side)
    .sort((a, b) => distance(a) - distance(b));
}

/**
 * Returns the label of a unit's square, and how many squares the unit is from the nearest fighting unit of the enemy,
 * if there is one. `orders` says whether the label includes what the unit may do.
 */
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

/**
 * Returns the squares of the units of the side to move that the enemy could attack in this position, the most
 * endangered first (by outcome, then by margin).
 */
export const threatened = (position: Position): Square[] =>
  [...threatsTo(position, position.side)]
    .sort((a, b) => severity(b) - severity(a))
    .map(({ target }) => target);

/**
 * Returns the squares of the fighting units of both sides that are out of communication, those of the side to move
 * first, each side's row by row from A1.
 */
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

/**
 * Returns sentences on the unit on a square: its state, what it may attack or be attacked by, and, if it is of the side
 * to move and can march, to how many squares: `4 squares in reach.`
 */
export function lookWords(position: Position, square: Square): string {
  const words = `${squareWords(position, square, true, askedOf(position, square))}.`;
  const unit = unitAt(position, square);
  const count = unit?.side === position.side ? destinations(position, square).length : 0;
  return count === 0 ? words : `${words} ${t('line:inReach', { count })}`;
}

/**
 * Returns the label of a square that a key has moved the focus to, with its number among the squares `round` through
 * which that key goes; `why` says which these are: own units that can be attacked (`threat`), or units out of
 * communication (`cutOff`).
 */
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

/** Returns sentences on where the unit on `from` can march, or on why it cannot. */
export function reachAnswer(position: Position, from: Square): string {
  const sentences = reachSentences(position, from);
  const unit = unitAt(position, from);
  if (sentences.length > 0 || unit === null)
    return sentences.join(' ') || promptSentence(position, null, null);
  return (
    reasonSentences(position, reasonsToStay(position, from)) || promptSentence(position, from, null)
  );
}

/**
 * Returns the enemy units that the side to move may attack now, with the sums of attack and defence, a sentence each;
 * if there are none, one sentence that says so.
 */
export function targetSentences(position: Position): string[] {
  const targets = attacks(position);
  if (targets.length === 0) return [t('readings:state.noTargets')];
  return targets.map((assault) => `${targetLine(position, assault)}.`);
}

/**
 * Returns the units of the side to move that the enemy could attack, with the sums of attack and defence, a sentence
 * each, the most endangered first; if there are none, one sentence that says so.
 */
export function threatSentences(position: Position): string[] {
  const round = threatened(position);
  if (round.length === 0) return [t('readings:near.noThreat')];
  return threatsTo(position, position.side)
    .sort((a, b) => round.indexOf(a.target) - round.indexOf(b.target))
    .map((threat) => `${targetLine(position, threat)}.`);
}

/**
 * Returns the fighting units of both sides that are out of communication, a sentence each, those of the side to move
 * first; if there are none, one sentence that says so.
 */
export function cutOffSentences(position: Position): string[] {
  const round = cutOff(position);
  if (round.length === 0) return [t('readings:near.noneCutOff')];
  return round.map((square) => `${capital(squareWords(position, square, false))}.`);
}

/**
 * Returns the units of the side to move, grouped by their distance in squares from the nearest fighting unit of the
 * enemy, a sentence for each group, the nearest first: `3 from the enemy: K15 cavalry and K16 infantry.`
 */
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
