import { assaultOn } from '../engine/combat';
import { isRetreat } from '../game/war';
import { communicationChanges } from '../engine/insight/consequence';
import { NOBODY } from '../engine/communication';
import {
  inCommunication,
  squareOf,
  standingArsenals,
  unitAt,
  type PlacedUnit,
  type Position,
} from '../engine/position';
import { nameOf, type Board } from '../engine/board';
import { unitOfSlot } from '../engine/units';
import { other, type Action, type Ending, type Side, type Square } from '../engine/vocabulary';
import { unitAtSquare } from './board';
import { capital, kindName, sideName, theSide, unitName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/**
 * Returns the announcement of an action, a sentence each: the action, its effects, and whose turn it is then. `before`
 * and `after` are the positions around the action. `you` is the side addressed as *you*, null for none.
 */
export function eventSentences(
  before: Position,
  action: Action,
  after: Position,
  you: Side | null = null,
): string[] {
  const name = (square: number): string => nameOf(before.board, square);
  const sentences: string[] = [];
  if (action.type === 'move' || action.type === 'advance') {
    const unit = unitAt(before, action.from);
    if (unit !== null)
      sentences.push(
        t(`war:event.${isRetreat(before, action) ? 'retreated' : action.type}`, {
          unit: capital(kindName(unit.kind)),
          from: name(action.from),
          to: name(action.to),
        }),
      );
    if (
      action.type === 'move' &&
      inCommunication(before, action.from) &&
      !inCommunication(after, action.to)
    )
      sentences.push(t('war:event.isolatedNow'));
  } else if (action.type === 'attack') {
    const assault = assaultOn(before, action.target);
    const target = unitAt(before, action.target);
    if (assault !== null && target !== null)
      sentences.push(
        t('war:event.attack', {
          unit: unitName(target),
          square: name(action.target),
          attack: assault.attack,
          defence: assault.defence,
          outcome: t(`field:outcomes.${assault.outcome}`),
        }),
      );
  }
  for (const square of standingArsenals(before))
    if (!standingArsenals(after).includes(square))
      sentences.push(arsenalSentence(before.board, square, you));
  // After the end nobody asks who is isolated: the fall of the last arsenal isolates everyone.
  if (after.over !== null) return [...sentences, ...endingSentences(after.over, you)];
  return [
    ...sentences,
    ...communicationSentences(before, after, action),
    ...(after.turn === before.turn ? [] : turnSentences(after, you)),
  ];
}

/** Returns the units whose communication changed, except the acting one, which was announced already. */
function communicationSentences(before: Position, after: Position, action: Action): string[] {
  const actor = action.type === 'move' ? action.to : -1;
  const { gained, lost } = communicationChanges(before, after);
  const unitsListed = (units: readonly PlacedUnit[]): string =>
    listed(units.map((unit) => `${sideName(unit.side)} ${unitAtSquare(after, unit)}`));
  const others = (units: readonly PlacedUnit[]) => units.filter(({ square }) => square !== actor);
  return (['gained', 'lost'] as const).flatMap((change) => {
    const units = others(change === 'gained' ? gained : lost);
    return units.length > 0 ? [t(`war:event.${change}`, { units: unitsListed(units) })] : [];
  });
}

/**
 * Returns the sentence that the arsenal on a square has fallen; `you` is the side addressed as *you*, null for none.
 */
export const arsenalSentence = (board: Board, square: Square, you: Side | null): string =>
  t(arsenalSide(board, square) === you ? 'war:event.yourArsenal' : 'war:event.arsenal', {
    square: nameOf(board, square),
  });

const arsenalSide = (board: Board, square: Square): Side | undefined =>
  board.arsenals.find((arsenal) => arsenal.square === square)?.side;

/**
 * Returns sentences on whose turn it is in a position, and on the retreat that is due, if one is (rules.md 7.1); `you`
 * is the side addressed as *you*, null for none.
 */
export function turnSentences(after: Position, you: Side | null = null): string[] {
  const { turn, side } = after;
  const sentences = [
    side === you
      ? t('war:event.yourTurn', { turn })
      : t('war:event.turn', { turn, side: capital(theSide(side)) }),
  ];
  if (after.retreatDue !== NOBODY)
    sentences.push(
      t('war:event.retreat', {
        unit: kindName(unitOfSlot(after.retreatDue).kind),
        square: nameOf(after.board, squareOf(after, after.retreatDue)),
      }),
    );
  return sentences;
}

/** Returns sentences on who has won and how; `you` is the side addressed as *you*, null for none. */
export function endingSentences(ending: Ending, you: Side | null = null): string[] {
  if (ending.winner === null) return [`${t('war:over.drawn')}.`, t('war:over.agreement')];
  const loser: Side = other(ending.winner);
  const name = ending.by === 'surrender' ? capital(theSide(loser)) : theSide(loser);
  const how = ending.by === 'surrender' && ending.onTime ? 'onTime' : ending.by;
  return [
    `${ending.winner === you ? t('war:over.youWin') : t('war:over.won', { side: capital(theSide(ending.winner)) })}.`,
    loser === you ? t(`war:over.yours.${how}`) : t(`war:over.${how}`, { loser: name }),
  ];
}

/** Returns that the clock has ended a side's turn; with `byLot` that a due retreat or advance was drawn by lot. */
export const timeOutWords = (side: Side, byLot: boolean): string =>
  t(byLot ? 'clock:outByLot' : 'clock:out', { side: theSide(side) });
