import type { StudyFault } from '../engine/notation/recordFaults';
import { badAction, clipped, markFault, positionFault, rulesFault, textFault } from './faults';
import { handicapFaultSentence } from './handicapFaults';
import { mapFaultSentence } from './maps';
import { reasonSentences } from './sentences';
import { t } from './t';

/** Returns a fault of a record, of a game or a study, with line and column, turn and action. */
export function recordFault(fault: StudyFault): string {
  const { line, column, turn } = fault;
  const place = { line, column, fault: whatIsWrong(fault) };
  if (turn === null) return t('faults:places.line', place);
  if (fault.action === null) return t('faults:places.turn', { ...place, turn });
  return t('faults:places.action', { ...place, turn, action: clipped(fault.action) });
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
      return t(`faults:${fault.code}`);
    case 'badDate':
    case 'badResult':
    case 'badShape':
      return t(`faults:${fault.code}`, { text: clipped(fault.text) });
    case 'tagTwice':
      return t(`faults:${fault.code}`, { name: clipped(fault.name) });
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
      return t(`faults:${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'unendedTurn':
      return t('faults:unendedTurn', { found: fault.found });
    case 'wrongTermination':
      return fault.wanted === null
        ? t('faults:notTerminated', { found: clipped(fault.found) })
        : t('faults:wrongTermination', { found: clipped(fault.found), wanted: fault.wanted });
    case 'wrongMark':
      return markFault(fault);
    case 'tooManyActions':
    case 'deepVariation':
      return t(`faults:${fault.code}`, { wanted: fault.wanted });
    case 'badAction':
      return badAction(fault.action ?? '');
    case 'illegal':
      return reasonSentences(fault.position, fault.reasons);
  }
}
