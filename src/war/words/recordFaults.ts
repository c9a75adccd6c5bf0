import type { StudyFault } from '../engine/notation/recordFaults';
import { badAction, clipped, markFault, positionFault, rulesFault, textFault } from './faults';
import { handicapFaultSentence } from './handicapFaults';
import { mapFaultSentence } from './maps';
import { contextOf, reasonSentence } from './sentences';
import { messagesOf } from './t';

const say = messagesOf('faults');

/** A fault of a record, of a game or a study, with line and column, turn and action. */
export function recordFault(fault: StudyFault): string {
  const { line, column, turn } = fault;
  const place = { line, column, fault: whatIsWrong(fault) };
  if (turn === null) return say('places.line', place);
  if (fault.action === null) return say('places.turn', { ...place, turn });
  return say('places.action', { ...place, turn, action: clipped(fault.action) });
}

function whatIsWrong(fault: StudyFault): string {
  switch (fault.code) {
    case 'openComment':
    case 'openVariation':
    case 'strayParenthesis':
    case 'badTag':
      return textFault(fault);
    case 'noPosition':
    case 'noNumber':
    case 'variationFirst':
      return say(fault.code);
    case 'badDate':
    case 'badResult':
    case 'badShape':
      return say(fault.code, { text: clipped(fault.text) });
    case 'tagTwice':
      return say(fault.code, { name: clipped(fault.name) });
    case 'badRules':
      return rulesFault(fault.fault);
    case 'badMap':
      return mapFaultSentence(fault.fault);
    case 'badPosition':
      return positionFault(fault.board, fault.fault);
    case 'badHandicap':
      return handicapFaultSentence(fault.board, fault.fault);
    case 'wrongResult':
    case 'wrongNumber':
      return say(fault.code, { found: fault.found, wanted: fault.wanted });
    case 'unendedTurn':
      return say('unendedTurn', { found: fault.found });
    case 'wrongTermination':
      return fault.wanted === null
        ? say('notTerminated', { found: clipped(fault.found) })
        : say('wrongTermination', { found: clipped(fault.found), wanted: fault.wanted });
    case 'wrongMark':
      return markFault(fault);
    case 'tooManyActions':
    case 'deepVariation':
      return say(fault.code, { wanted: fault.wanted });
    case 'badAction':
      return badAction(fault.action ?? '');
    case 'illegal':
      return fault.reasons
        .map((reason) => reasonSentence(contextOf(fault.position), reason))
        .join(' ');
  }
}
