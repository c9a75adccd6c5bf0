import type { RecordTextFault } from '../../shell/record/recordText';
import { nameOf, type Board } from '../engine/board';
import type { Fault } from '../engine/notation/notation';
import { RULE_SET_IDS } from '../engine/rules';
import type { RulesFault } from '../engine/notation/ruleText';
import { kindName, theSide } from './sentences';
import { t } from './t';
import { eitherOf } from '../../shell/language/intl';

/** The most characters of a user's text that a sentence quotes. */
const MOST_QUOTED = 40;

/** Returns a text that a user has entered as a sentence quotes it: at most 40 characters, then an ellipsis. */
export const clipped = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;

/** Returns a sentence on a fault of a position string (docs/notation.md): `“J66” is not a square.` */
export function positionFault(board: Board, fault: Fault): string {
  switch (fault.code) {
    case 'tooLong':
    case 'fieldCount':
    case 'rowCount':
      return t(`faults:${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'rowLength': {
      const { row, found, wanted } = fault;
      return t('faults:rowLength', { row, count: found, wanted });
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

/** Returns a sentence on a fault in a record's rules, without its place: `There is no switch “fog”.` */
export function rulesFault(fault: RulesFault): string {
  switch (fault.code) {
    case 'longRules':
      return t('faults:longRules', { found: fault.found, wanted: fault.wanted });
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

/** Returns the sentence `fault`, preceded by where in its line the fault is; `at` counts characters from 0. */
export const atCharacter = (at: number, fault: string): string =>
  t('faults:places.character', { at: at + 1, fault });

/** Returns a sentence on a fault in a record's tags or comments: `A comment begins here and never ends.` */
export const textFault = (fault: RecordTextFault): string =>
  fault.code === 'badTag'
    ? t(`faults:${fault.code}`, { text: clipped(fault.text) })
    : t(`faults:${fault.code}`);

/**
 * Returns the sentence that the mark of the outcome after an action of a record is wrong: `found` is the mark there,
 * `wanted` the right one, null if there should be none.
 */
export const markFault = ({
  found,
  wanted,
}: {
  readonly found: string;
  readonly wanted: string | null;
}): string =>
  wanted === null ? t('faults:noMark', { found }) : t('faults:wrongMark', { found, wanted });

/**
 * Returns the sentence that a word in a record is no action: `“i12-” is not an action.` A word of more than 40
 * characters is cut off there.
 */
export const badAction = (text: string): string => t('faults:badAction', { text: clipped(text) });
