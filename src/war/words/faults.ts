import type { RecordTextFault } from '../../shell/record/recordText';
import type { Board } from '../engine/board';
import type { Fault } from '../engine/notation/notation';
import { RULE_SET_IDS } from '../engine/rules';
import type { RulesFault } from '../engine/notation/ruleText';
import { nameOf } from '../engine/squares';
import { kindName, theSide } from './sentences';
import { messagesOf } from './t';
import { eitherOf } from '../../shell/language/intl';

const say = messagesOf('faults');

/** Signs of somebody's text that a sentence quotes at most. */
const MOST_QUOTED = 40;

export const clipped = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;

/** A fault of a position string, as a sentence without its place. */
export function positionFault(board: Board, fault: Fault): string {
  switch (fault.code) {
    case 'tooLong':
    case 'fieldCount':
    case 'rowCount':
      return say(fault.code, { found: fault.found, wanted: fault.wanted });
    case 'rowLength': {
      const { row, found, wanted } = fault;
      return say('rowLength', { row, count: found, wanted });
    }
    case 'unknownLetter':
      return say('unknownLetter', { row: fault.row, letter: fault.letter });
    case 'unitOnMountain': {
      const { square, letter } = fault;
      return say('unitOnMountain', { square: nameOf(board, square), letter });
    }
    case 'tooManyUnits': {
      const { side, kind, found, wanted } = fault;
      return say('tooManyUnits', { side: theSide(side), unit: kindName(kind), found, wanted });
    }
    case 'badSquare':
    case 'badSide':
    case 'badTurn':
      return say(fault.code, { text: clipped(fault.text) });
    case 'noArsenal':
    case 'arsenalTwice':
    case 'arsenalUnderEnemy':
      return say(fault.code, { square: nameOf(board, fault.square) });
    case 'dislodgedNobody': {
      const { square, side } = fault;
      return say('dislodgedNobody', { square: nameOf(board, square), side: theSide(side) });
    }
  }
}

/** A fault of rules as text, as a sentence without its place. */
export function rulesFault(fault: RulesFault): string {
  switch (fault.code) {
    case 'longRules':
      return say('longRules', { found: fault.found, wanted: fault.wanted });
    case 'noRuleSet':
      return say('noRuleSet', { known: eitherOf(RULE_SET_IDS) });
    case 'unknownRuleSet':
      return say('unknownRuleSet', {
        text: clipped(fault.text),
        known: eitherOf(RULE_SET_IDS),
      });
    case 'badSwitch':
    case 'unknownSwitch':
      return say(fault.code, { text: clipped(fault.text) });
    case 'switchTwice':
      return say('switchTwice', { name: fault.name });
    case 'badValue': {
      const { name, text, wanted } = fault;
      return say('badValue', { name, text: clipped(text), wanted: eitherOf(wanted) });
    }
  }
}

/** A sentence with its place in a line of text; `at` counts characters from 0. */
export const atCharacter = (at: number, fault: string): string =>
  say('places.character', { at: at + 1, fault });

/** A fault of tags and comments, as a sentence without its place. */
export const textFault = (fault: RecordTextFault): string =>
  fault.code === 'badTag' ? say(fault.code, { text: clipped(fault.text) }) : say(fault.code);

/** What is wrong with the mark behind an action. */
export const markFault = ({
  found,
  wanted,
}: {
  readonly found: string;
  readonly wanted: string | null;
}): string => (wanted === null ? say('noMark', { found }) : say('wrongMark', { found, wanted }));

/** What is wrong with a word that is no action. */
export const badAction = (text: string): string => say('badAction', { text: clipped(text) });
