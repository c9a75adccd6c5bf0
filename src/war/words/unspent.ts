import { attacks } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { movers } from '../engine/march';
import type { Position } from '../engine/position';
import { play } from '../engine/turn';
import { other, type Square } from '../engine/vocabulary';
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

/** What the side to move has left to do; nothing where the end of the turn wins the war. */
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

/** What an attack, which ends the turn, would leave undone: nothing where it is refused, or wins the war. */
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

/** Whether a turn is asked about before it ends: one that loses the war always, unspent orders where `warn` is set. */
export const asksBeforeEnd = ({ moves, attacks, loses, bound }: Unspent, warn: boolean): boolean =>
  loses || (warn && !bound && (moves > 0 || attacks > 0));

/** Why a turn is asked about before it ends; of its attacks tells `unspentAttacks`. */
export const unspentSentences = ({ moves, loses }: Unspent): readonly string[] => [
  ...(loses ? [t('war:unspent.loses')] : []),
  ...(moves > 0 ? [t('war:unspent.moves', { count: moves })] : []),
];

/** That an attack ends the turn, and how many moves go unspent by it. */
export const attackEndsTurn = ({ moves }: Unspent): string =>
  moves > 0 ? t('war:assault.endsWith', { count: moves }) : t('war:assault.ends');
