import type { Board } from '../engine/board';
import type { Fault } from '../engine/notation';
import type { RecordFault } from '../engine/recordFaults';
import { RULE_SET_IDS } from '../engine/rules';
import type { RulesFault } from '../engine/ruleText';
import { nameOf } from '../engine/squares';
import { kindName, reasonSentence, sceneOf, theSide } from './sentences';
import { eitherOf, t } from './t';

/** Signs of somebody's text that a sentence quotes at most. */
const MOST_QUOTED = 40;

export const clipped = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;

/** A fault of a position string, as a sentence without its place. */
export function positionFault(board: Board, fault: Fault): string {
  switch (fault.code) {
    case 'fieldCount':
    case 'rowCount':
      return t(`faults:${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'rowLength': {
      const { row, found, wanted } = fault;
      return t('faults:rowLength', { row, found, wanted });
    }
    case 'unknownLetter':
      return t('faults:unknownLetter', { row: fault.row, letter: fault.letter });
    case 'unitOnMountain': {
      const { square, letter } = fault;
      return t('faults:unitOnMountain', { square: nameOf(board, square), letter });
    }
    case 'tooManyUnits': {
      const { side, kind, found, wanted } = fault;
      return t('faults:tooManyUnits', { side: theSide(side), unit: kindName(kind), found, wanted });
    }
    case 'badSquare':
    case 'badSide':
    case 'badTurn':
      return t(`faults:${fault.code}`, { text: clipped(fault.text) });
    case 'noArsenal':
    case 'arsenalTwice':
    case 'arsenalUnderEnemy':
      return t(`faults:${fault.code}`, { square: nameOf(board, fault.square) });
    case 'dislodgedNobody': {
      const { square, side } = fault;
      return t('faults:dislodgedNobody', { square: nameOf(board, square), side: theSide(side) });
    }
  }
}

/** A fault of rules as text, as a sentence without its place. */
export function rulesFault(fault: RulesFault): string {
  switch (fault.code) {
    case 'noRuleSet':
      return t('faults:noRuleSet', { known: eitherOf(RULE_SET_IDS) });
    case 'unknownRuleSet':
      return t('faults:unknownRuleSet', {
        text: clipped(fault.text),
        known: eitherOf(RULE_SET_IDS),
      });
    case 'badSwitch':
    case 'unknownSwitch':
      return t(`faults:${fault.code}`, { text: clipped(fault.text) });
    case 'switchTwice':
      return t('faults:switchTwice', { name: fault.name });
    case 'badValue': {
      const { name, text, wanted } = fault;
      return t('faults:badValue', { name, text: clipped(text), wanted: eitherOf(wanted) });
    }
  }
}

/** A sentence with its place in a line of text; `at` counts characters from 0. */
export const atCharacter = (at: number, fault: string): string =>
  t('faults:places.character', { at: at + 1, fault });

/** A fault of a game record, with line and column, turn and action. */
export function recordFault(board: Board, fault: RecordFault): string {
  const { line, column, turn } = fault;
  const place = { line, column, fault: whatIsWrong(board, fault) };
  if (turn === null) return t('faults:places.line', place);
  if (fault.action === null) return t('faults:places.turn', { ...place, turn });
  return t('faults:places.action', { ...place, turn, action: clipped(fault.action) });
}

function whatIsWrong(board: Board, fault: RecordFault): string {
  switch (fault.code) {
    case 'noPosition':
    case 'noNumber':
    case 'openComment':
      return t(`faults:${fault.code}`);
    case 'badTag':
    case 'badDate':
    case 'badResult':
      return t(`faults:${fault.code}`, { text: clipped(fault.text) });
    case 'tagTwice':
      return t(`faults:${fault.code}`, { name: clipped(fault.name) });
    case 'badRules':
      return rulesFault(fault.fault);
    case 'badPosition':
      return positionFault(board, fault.fault);
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
    case 'badAction':
      return badAction(fault.action ?? '');
    case 'illegal':
      return fault.reasons
        .map((reason) => reasonSentence(sceneOf(fault.position), reason))
        .join(' ');
  }
}

/** What is wrong with the mark behind an action. */
export const markFault = ({
  found,
  wanted,
}: {
  readonly found: string;
  readonly wanted: string | null;
}): string =>
  wanted === null ? t('faults:noMark', { found }) : t('faults:wrongMark', { found, wanted });

/** What is wrong with a word that is no action. */
export const badAction = (text: string): string => t('faults:badAction', { text: clipped(text) });
