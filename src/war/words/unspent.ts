import { attacks } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { movers } from '../engine/march';
import type { Position } from '../engine/position';
import { play } from '../engine/turn';
import { other, type Square } from '../engine/vocabulary';
import { movesLeft } from './sentences';
import { t } from './t';

export interface Unspent {
  /** The moves that units in communication could still make. */
  readonly moves: number;
  /** The attacks worth making: those that would destroy their target, or force it to retreat. */
  readonly attacks: number;
  /** Whether ending the turn loses the war. */
  readonly loses: boolean;
  /** Whether something must be done before the turn can end. */
  readonly bound: boolean;
}

/** Returns the orders left to the side to move; none if the end of the turn wins the war. */
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

/** Returns the orders that an attack, which ends the turn, would leave; none if it is refused, or wins the war. */
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

/** Returns whether ending a turn asks first: always if it loses the war, and for unspent orders if `warn` is set. */
export const asksBeforeEnd = ({ moves, attacks, loses, bound }: Unspent, warn: boolean): boolean =>
  loses || (warn && !bound && (moves > 0 || attacks > 0));

/** Returns why ending a turn asks first; `unspentAttacks` describes the attacks. */
export const unspentSentences = ({ moves, loses }: Unspent): readonly string[] => [
  ...(loses ? [t('war:unspent.loses')] : []),
  ...(moves > 0 ? [t('war:unspent.moves', { count: moves })] : []),
];

/** Returns that an attack ends the turn, and how many moves are unspent. */
export const attackEndsTurn = ({ moves }: Unspent): string =>
  moves > 0 ? t('war:assault.endsWith', { count: moves }) : t('war:assault.ends');
