import { markOf } from '../engine/notation/replay';
import { writeAction } from '../engine/notation/notation';
import { inCommunication, unitsOf, type Position } from '../engine/position';
import { UNITS } from '../engine/units';
import { SIDES, type Side } from '../engine/vocabulary';
import type { TurnRow } from '../game/turnHistory';
import { summaryOfTurn, type War } from '../game/war';
import { t } from './t';
import { theSide } from './sentences';
import { isEventful, summarySentences } from './turnSummary';

/** A turn as the log shows it: the notation, its events, the most important, and communication changes. */
export interface LoggedTurn {
  readonly turn: number;
  readonly side: Side;
  /** The actions of the turn with their marks, except a plain end of the turn: `J14-K13 xK12#`. */
  readonly notation: string;
  /** The events in words, the most important first. */
  readonly words: string;
  /** The most important event; empty if there is none but moves. */
  readonly biggest: string;
  /** How the isolation of both sides has changed; empty if it has not. */
  readonly changes: string;
}

const isolatedUnits = (position: Position, side: Side): number =>
  unitsOf(position).filter(
    (unit) =>
      unit.side === side && UNITS[unit.kind].fighting && !inCommunication(position, unit.square),
  ).length;

/**
 * Returns a turn as the log of turns shows it: in the notation and in words, with the changes of communication on both
 * sides. `you` is the side addressed as *you*, null for none.
 */
export function loggedTurn(war: War, row: TurnRow, you: Side | null = null): LoggedTurn {
  const { actions, positions } = war;
  const { turn, side, from, to } = row;
  const [start] = positions;
  const notation = actions.slice(from, to).flatMap((action, i) => {
    const [before, after] = [positions[from + i], positions[from + i + 1]];
    if (action.type === 'endTurn' || !before || !after) return [];
    return `${writeAction(start.board, action)}${markOf(before, action, after) ?? ''}`;
  });
  const summary = summaryOfTurn(war, turn);
  const sentences = summary === null ? [] : summarySentences(start.board, summary, you);
  const changes = SIDES.flatMap((of) => {
    const count = isolatedUnits(positions[to] ?? start, of);
    const change = count - isolatedUnits(positions[from] ?? start, of);
    return change === 0
      ? []
      : t('insight:log.isolated', {
          side: theSide(of),
          count,
          change: change > 0 ? `+${change}` : `−${-change}`,
        });
  });
  return {
    turn,
    side,
    notation: notation.join(' '),
    words: sentences.join(' '),
    biggest: summary !== null && isEventful(summary) ? (sentences[0] ?? '') : '',
    changes: changes.join(' '),
  };
}
