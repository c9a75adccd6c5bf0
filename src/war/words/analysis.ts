import { nameOf, type Board } from '../engine/board';
import { writeAction } from '../engine/notation/notation';
import { other, type Action, type Side, type Outcome, type Square } from '../engine/vocabulary';
import type { TurnAnalysis } from '../analysis/analyseTurn';
import { listed } from '../../shell/language/intl';
import { capital, kindName, theSide } from './sentences';
import { t } from './t';
import type { TurnTime } from '../game/clockRecord';
import { clockFace } from '../../shell/clockFace';

/** Returns the North’s expectation, 0 to 1, as whole per cent for a side. */
const percentOf = (side: Side, share: number): number =>
  Math.round(100 * (side === 'N' ? share : 1 - share));

/**
 * Returns the cost of a turn to its side in whole points: the difference between the percentages that are shown for the
 * best turn found and for the one played; 0 if none is better.
 */
export const pointsLost = ({ side, after, better }: TurnAnalysis): number =>
  better === null ? 0 : percentOf(side, better.share) - percentOf(side, after);

/** Returns orders as records write them, without what only ends the turn: `G8-F9, H7-H8, xK15`. */
const ordersWritten = (board: Board, actions: readonly Action[]): string =>
  actions
    .filter(({ type }) => type !== 'endTurn')
    .map((action) => writeAction(board, action))
    .join(', ') || t('analysis:noOrders');

/** Returns the heading of an analysed turn, its number and its side: `Turn 12, the North:`. */
export const turnTitle = ({ turn, side }: Pick<TurnAnalysis, 'turn' | 'side'>): string =>
  t('history:actionsOf', { turn, side: theSide(side) });

/**
 * Returns a sentence on an analysed turn: both sides' chances after it, what it cost its side, and, if `decided`, that
 * it was one of the turns that decided the game.
 */
export function readingSentence(analysis: TurnAnalysis, decided: boolean): string {
  const { after } = analysis;
  return [
    turnTitle(analysis),
    t('analysis:reading', { north: percentOf('N', after), south: percentOf('S', after) }),
    lossSentence(analysis),
    decided ? t('analysis:decided') : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/**
 * Returns the cost of a turn in words, and what it is measured against: two equal percentages before and after a turn
 * do not show what the best turn would have gained.
 */
function lossSentence(analysis: TurnAnalysis): string {
  const { side, better } = analysis;
  const count = pointsLost(analysis);
  return better === null || count === 0
    ? t('analysis:noLoss')
    : t('analysis:loss', { count, side: theSide(side), share: percentOf(side, better.share) });
}

/**
 * Returns the notes of the analysis on a turn, a sentence each: how it changed its side's chances, what it cost against
 * the best turn found, that turn, and which kills and which cut of lines were missed.
 */
export function noteSentences(board: Board, analysis: TurnAnalysis): string[] {
  const { side, before, after, better } = analysis;
  return [
    t('analysis:course', {
      side: capital(theSide(side)),
      before: percentOf(side, before),
      after: percentOf(side, after),
    }),
    lossSentence(analysis),
    ...(better === null || pointsLost(analysis) === 0
      ? []
      : [t('analysis:better', { orders: ordersWritten(board, better.actions) })]),
    ...missedSentences(board, analysis),
  ];
}

/** Returns the kills and the cut that a turn missed, a sentence each. */
function missedSentences(board: Board, { side, kills, cut }: TurnAnalysis): string[] {
  const who = capital(theSide(side));
  const sentences = kills.map(({ unit, target, actions }) =>
    t('analysis:kill', {
      side: who,
      unit: kindName(unit.kind),
      square: nameOf(board, target),
      orders: ordersWritten(board, actions),
    }),
  );
  if (cut !== null)
    sentences.push(
      t(cut.own === 0 ? 'analysis:cut' : 'analysis:greaterCut', {
        side: who,
        count: cut.isolates,
        own: cut.own,
        enemy: theSide(other(side)),
        orders: ordersWritten(board, cut.actions),
      }),
    );
  return sentences;
}

/**
 * Returns a sentence that names the turns that decided a game, and the cost of each to its side, in points of a
 * hundred: `The turns that decided, and what they cost: turn 12 of the North (31 points).` For none, it says that no
 * turn decided the game.
 */
export const decidingSentence = (turns: readonly TurnAnalysis[]): string =>
  turns.length === 0
    ? t('analysis:noneDecided')
    : t('analysis:theseDecided', {
        turns: listed(
          turns.map((each) =>
            t('analysis:short', {
              turn: each.turn,
              side: theSide(each.side),
              count: pointsLost(each),
            }),
          ),
        ),
      });

/**
 * The values of one turn in the plots of a game: the strength and the units in communication of each side after it, its
 * attack, and the arsenals taken in it.
 */
export interface Reading {
  readonly turn: number;
  /** Null before the first turn. */
  readonly side: Side | null;
  /** For each side the sum of its fighting units' defence factors, and the number of its units in communication. */
  readonly tallies: Readonly<Record<Side, { readonly strength: number; readonly linked: number }>>;
  /** The attack of the turn and its outcome; null for none. */
  readonly assault: { readonly target: Square; readonly outcome: Outcome } | null;
  readonly arsenals: readonly { readonly square: Square; readonly side: Side }[];
}

/**
 * Returns sentences on the events of a turn that the time axis of the plots marks: arsenals taken, then its attack with
 * the outcome; empty if there are none.
 */
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

/**
 * Returns a sentence on the time that a turn took, and on the time that its side had left after it:
 * `Time used: 1:12; left: 18:40.` If the time it took is not known, the sentence has only the time left.
 */
export const timeSentence = ({ left, used }: TurnTime): string =>
  used === null
    ? t('plots:timeLeftReading', { left: clockFace(left) })
    : t('plots:timeReading', { used: clockFace(used), left: clockFace(left) });

/**
 * Returns, as one text, sentences on the values of one turn in the plots of a game, and on its events: `After turn 12,
 * the North: strength North 88, South 71; in communication North 15, South 13. The North attacked H6: it resists.`
 */
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
