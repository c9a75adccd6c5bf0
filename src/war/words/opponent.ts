import type { Board } from '../engine/board';
import { nameOf } from '../engine/squares';
import type { TurnReason } from '../opponent/reasons';
import { kindName } from './sentences';
import { lateMessages, t } from './t';

const say = lateMessages('opponent');

/** Why the opponent plays a turn, as a sentence. */
export function turnReasonSentence(board: Board, reason: TurnReason): string {
  const name = (square: number): string => nameOf(board, square);
  switch (reason.code) {
    case 'wins':
    case 'waits':
      return say(`reasons.${reason.code}`);
    case 'takes':
      return say('reasons.takes', { square: name(reason.square) });
    case 'retreats':
      return say('reasons.retreats', {
        unit: kindName(reason.unit.kind),
        from: name(reason.from),
        to: name(reason.to),
      });
    case 'cuts':
      return reason.cut === null
        ? say('reasons.silences', { square: name(reason.by), count: reason.isolated })
        : say('reasons.cuts', {
            source: name(reason.cut.source),
            to: name(reason.cut.to),
            by: name(reason.by),
            count: reason.isolated,
          });
    case 'attacks':
      return say('reasons.attacks', {
        unit: kindName(reason.unit.kind),
        target: name(reason.target),
        attack: reason.attack,
        defence: reason.defence,
        outcome: t(`field:outcomes.${reason.outcome}`),
      });
    case 'reconnects':
      return say('reasons.reconnects', { count: reason.count });
    case 'advances':
      return say('reasons.advances', { count: reason.count, arsenal: name(reason.arsenal) });
    case 'regroups':
      return say('reasons.regroups', { count: reason.count });
  }
}
