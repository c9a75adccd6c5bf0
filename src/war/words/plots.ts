import { nameOf, type Board } from '../engine/board';
import { other, type Outcome, type Side, type Square } from '../engine/vocabulary';
import type { TurnTime } from '../game/clockRecord';
import { clockFace } from '../../shell/clockFace';
import { capital, theSide } from './sentences';
import { t } from './t';

/** One moment of a plot, from the turn history. */
export interface Reading {
  readonly turn: number;
  /** Null before the first turn. */
  readonly side: Side | null;
  readonly tallies: Readonly<Record<Side, { readonly strength: number; readonly linked: number }>>;
  readonly assault: { readonly target: Square; readonly outcome: Outcome } | null;
  readonly arsenals: readonly { readonly square: Square; readonly side: Side }[];
}

/** Returns the events of a turn that the time axis marks, as sentences. */
export function markSentences(board: Board, { side, assault, arsenals }: Reading): string[] {
  const sentences = arsenals.map((arsenal) =>
    t('plots:arsenal', {
      side: capital(theSide(other(arsenal.side))),
      square: nameOf(board, arsenal.square),
    }),
  );
  if (side !== null && assault !== null)
    sentences.push(
      t('plots:attack', {
        side: capital(theSide(side)),
        square: nameOf(board, assault.target),
        outcome: t(`field:outcomes.${assault.outcome}`),
      }),
    );
  return sentences;
}

/** Returns the time used in a turn, and the time left, in words. */
export const timeSentence = ({ left, used }: TurnTime): string =>
  used === null
    ? t('plots:timeLeftReading', { left: clockFace(left) })
    : t('plots:timeReading', { used: clockFace(used), left: clockFace(left) });

/** Returns the values of one turn and its events, in words. */
export function readingSentences(board: Board, reading: Reading): string {
  const { turn, side, tallies } = reading;
  const values = {
    turn,
    side: side === null ? '' : theSide(side),
    strengthN: tallies.N.strength,
    strengthS: tallies.S.strength,
    linkedN: tallies.N.linked,
    linkedS: tallies.S.linked,
  };
  return [
    t(side === null ? 'plots:readingStart' : 'plots:reading', values),
    ...markSentences(board, reading),
  ].join(' ');
}
