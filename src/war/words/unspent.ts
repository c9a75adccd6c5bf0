import { attacks } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { movers } from '../engine/march';
import type { Position } from '../engine/position';
import { play } from '../engine/turn';
import { other } from '../engine/vocabulary';
import { movesLeft } from './sentences';
import { t } from './t';

export interface Unspent {
  /** Moves that units in communication could still make. */
  readonly moves: number;
  /** Attacks worth making: those that would destroy their target, or force it to retreat. */
  readonly attacks: number;
  /** Whether ending the turn loses the war. */
  readonly loses: boolean;
  /** Whether something must be done before the turn can end. */
  readonly bound: boolean;
}

/** What the side to move has left to do. */
export function unspentIn(position: Position): Unspent {
  const ended = play(position, { type: 'endTurn' });
  return {
    moves: movers(position).length > 0 ? movesLeft(position) : 0,
    attacks: attacks(position).filter(({ outcome }) => outcome !== 'resists').length,
    loses: ended.ok && ended.position.over?.winner === other(position.side),
    bound: position.retreatDue !== NOBODY || position.advance !== null,
  };
}

/** Whether a turn is asked about before it ends: one that loses the war always, unspent orders where `warn` is set. */
export const asksBeforeEnd = ({ moves, attacks, loses, bound }: Unspent, warn: boolean): boolean =>
  loses || (warn && !bound && (moves > 0 || attacks > 0));

/** Why a turn is asked about before it ends; of its attacks tells `unspentAttacks`. */
export const unspentSentences = ({ moves, loses }: Unspent): readonly string[] => [
  ...(loses ? [t('war:unspent.loses')] : []),
  ...(moves > 0 ? [t('war:unspent.moves', { count: moves })] : []),
];
