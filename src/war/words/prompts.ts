import { attacks } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { movers, destinations } from '../engine/march';
import { squareOf, unitAt, type Position } from '../engine/position';
import { play } from '../engine/turn';
import { other, type Square } from '../engine/vocabulary';
import { movesLeft, kindName } from './sentences';
import { t } from './t';
import { nameOf } from '../engine/board';
import { unitOfSlot } from '../engine/units';
import { unitAtSquare } from './board';
import { eitherOf } from '../../shell/language/intl';
import { strikes } from '../engine/insight/threats';

/**
 * Returns a sentence on what the player can do now. `chosen` is the square of the chosen unit, `preview` the square
 * that a first touch has shown as its destination; null for none.
 */
export function promptSentence(
  position: Position,
  chosen: Square | null,
  preview: Square | null,
): string {
  const name = (square: Square): string => nameOf(position.board, square);
  const { advance, retreatDue } = position;
  if (preview !== null) return t('war:promptPreview', { square: name(preview) });
  if (advance !== null) {
    if (chosen !== null) return t('war:promptAdvanceChosen', { square: name(advance.to) });
    const units = advance.from.flatMap((square) => {
      const unit = unitAt(position, square);
      return unit === null ? [] : [unitAtSquare(position, { ...unit, square })];
    });
    return t('war:promptAdvance', { square: name(advance.to), units: eitherOf(units) });
  }
  if (retreatDue !== NOBODY)
    return t('war:promptRetreat', {
      unit: kindName(unitOfSlot(retreatDue).kind),
      square: name(squareOf(position, retreatDue)),
    });
  const unit = chosen === null ? null : unitAt(position, chosen);
  if (chosen !== null && unit !== null) {
    const goes = destinations(position, chosen).length > 0;
    return t(goes ? 'war:promptChosen' : 'war:promptChosenNone', { unit: kindName(unit.kind) });
  }
  return idlePrompt(position);
}

function idlePrompt(position: Position): string {
  const march = movers(position).length > 0;
  if (position.taken >= 0) return t(march ? 'war:promptArsenal' : 'war:promptEndOnly');
  const fire = attacks(position).length > 0;
  if (march) return t(fire ? 'war:promptStart' : 'war:promptNoAttack');
  return t(fire ? 'war:promptAttackOnly' : 'war:promptEndOnly');
}

/**
 * The unused part of a turn: its `moves`; its `attacks`, of which only those count that would destroy their target or
 * force it to retreat; whether ending the turn `loses` the war; and whether the side is `bound` to order a retreat or
 * an advance first.
 */
export interface Unspent {
  /** The moves that units could still make, 0 to 5. */
  readonly moves: number;
  /** The number of attacks that would destroy their target, or force it to retreat. */
  readonly attacks: number;
  /** Whether ending the turn loses the war. */
  readonly loses: boolean;
  /** Whether something must be done before the turn can end. */
  readonly bound: boolean;
}

/** Returns what of its turn the side to move has not used: no moves and attacks if ending the turn wins the war. */
export function unspentIn(position: Position): Unspent {
  const ended = play(position, { type: 'endTurn' });
  const winner = (ended.ok && ended.position.over?.winner) || null;
  const wins = winner === position.side;
  return {
    moves: wins ? 0 : movesOpen(position),
    attacks: wins ? 0 : attacks(position).filter(({ outcome }) => outcome !== 'resists').length,
    loses: winner === other(position.side),
    bound: isBound(position),
  };
}

/**
 * Returns the part of the turn that would stay unused if the unit on `target` were attacked, which ends the turn: the
 * moves that could still have been made. They are 0 if the attack is refused or ends the war.
 */
export function unspentAfter(position: Position, target: Square): Unspent {
  const played = play(position, { type: 'attack', target });
  return {
    moves: played.ok && played.position.over === null ? movesOpen(position) : 0,
    attacks: 0,
    // Its attackers are in communication, and so is their side (rules.md 9.3).
    loses: false,
    bound: isBound(position),
  };
}

const movesOpen = (position: Position): number =>
  movers(position).length > 0 ? movesLeft(position) : 0;

const isBound = ({ retreatDue, advance }: Position): boolean =>
  retreatDue !== NOBODY || advance !== null;

/**
 * Returns whether the player is asked before the turn ends: always if ending it loses the war; if `warn` is set, also
 * when moves or attacks are left and no retreat or advance is due.
 */
export const asksBeforeEnd = ({ moves, attacks, loses, bound }: Unspent, warn: boolean): boolean =>
  loses || (warn && !bound && (moves > 0 || attacks > 0));

/**
 * Returns sentences on why the player is asked before the turn ends: it would lose the war, or moves are left; empty
 * for neither. `unspentAttacks` returns the sentence on attacks.
 */
export const unspentSentences = ({ moves, loses }: Unspent): readonly string[] => [
  ...(loses ? [t('war:unspent.loses')] : []),
  ...(moves > 0 ? [t('war:unspent.moves', { count: moves })] : []),
];

/**
 * Returns the sentence that an attack ends the turn, with how many moves that leaves unused, if any:
 * `An attack ends the turn: 2 moves would go unspent.`
 */
export const attackEndsTurn = ({ moves }: Unspent): string =>
  moves > 0 ? t('war:assault.endsWith', { count: moves }) : t('war:assault.ends');

/**
 * Returns a sentence on how many attacks would destroy their target or force it to retreat, and on the best of them;
 * null if there is none.
 */
export function unspentAttacks(position: Position): string | null {
  const all = strikes(position);
  const [best] = all;
  const unit = best && unitAt(position, best.target);
  if (!unit) return null;
  const { attack, defence, target, wins } = best;
  const outcome = wins ? 'wins' : best.outcome === 'destroyed' ? 'destroyed' : 'dislodged';
  return t('insight:unspent.attacks', {
    count: all.length,
    best: t(`insight:unspent.${outcome}`, {
      unit: kindName(unit.kind),
      square: nameOf(position.board, target),
      attack,
      defence,
    }),
  });
}
