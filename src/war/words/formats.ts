import { nameOf, type Board } from '../engine/board';
import type { BoardFormat } from '../engine/notation/boardFormats';
import type { FormatFault, FormatNote } from '../engine/notation/boardFormat';
import type { Square } from '../engine/vocabulary';
import { atCharacter, clipped, positionFault } from './faults';
import { theSide, unitName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';
import type { Position, PlacedUnit } from '../engine/position';

const squareNames = (board: Board, squares: readonly Square[]): string =>
  listed(squares.map((square) => nameOf(board, square)));

/** Returns the name of a format in which positions are written: for `kfen`, `KFEN (pykrieg)`. */
export const formatName = (format: BoardFormat): string => t(`formats:names.${format}`);

/**
 * Returns a sentence on one thing that a format of positions cannot express and that was left out in writing, or that a
 * text does not say and that was assumed or ignored in reading: `It does not number the turn; 1 is assumed.`
 */
export function formatNoteSentence(board: Board, note: FormatNote): string {
  switch (note.code) {
    case 'retreatAssumed':
    case 'groundAssumed':
      return t(`formats:notes.${note.code}`);
    case 'sideAssumed':
    case 'sideUnsaid':
      return t(`formats:notes.${note.code}`, { side: theSide(note.side) });
    case 'turnAssumed':
    case 'turnUnsaid':
      return t(`formats:notes.${note.code}`, { turn: note.turn });
    case 'arsenalsAssumed':
    case 'arsenalsAbsent':
    case 'groundDiffers':
    case 'arsenalsOverrun':
    case 'ownersLeftOut':
    case 'retreatsLeftOut':
    case 'arsenalsUnsaid':
      return t(`formats:notes.${note.code}`, {
        squares: squareNames(board, note.squares),
        count: note.squares.length,
      });
    case 'turnUnderWay':
      return t('formats:notes.turnUnderWay', { count: note.moves });
    case 'historyLeftOut':
      return t('formats:notes.historyLeftOut', { count: note.turns });
    case 'detailsLeftOut':
      return t('formats:notes.detailsLeftOut', {
        details: listed(note.details.map((detail) => t(`formats:details.${detail}`))),
      });
    case 'retreatUnsaid':
      return t('formats:notes.retreatUnsaid', { square: nameOf(board, note.square) });
  }
}

/**
 * Returns the sentence that a unit was destroyed at once when a position was read, because it was dislodged and had no
 * square to retreat to (rules.md 7.4).
 */
export const destroyedSentence = ({ board, over }: Position, { side, kind, square }: PlacedUnit) =>
  t(over === null ? 'formats:notes.destroyed' : 'formats:notes.lastDestroyed', {
    unit: unitName({ side, kind }),
    square: nameOf(board, square),
  });

/**
 * Returns a sentence on a fault of a text in one of the formats of positions. Faults of one character or field are
 * preceded by where they are, in characters of the text (`Character 7: “x” means nothing in this format.`); faults of
 * the whole text are not.
 */
export function formatFaultSentence(board: Board, fault: FormatFault): string {
  const sentence = whatIsWrong(board, fault);
  switch (fault.code) {
    case 'unknownFormat':
    case 'tooLong':
    case 'otherMap':
    case 'notJson':
    case 'noBoard':
      return sentence;
    default:
      return atCharacter(fault.at, sentence);
  }
}

function whatIsWrong(board: Board, fault: FormatFault): string {
  switch (fault.code) {
    case 'unknownFormat':
    case 'notJson':
    case 'noBoard':
      return t(`formats:faults.${fault.code}`);
    case 'longField':
    case 'tooManySquares':
      return t(`formats:faults.${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'unknownSign':
      return t('formats:faults.unknownSign', { sign: fault.sign });
    case 'noArsenalOf': {
      const { square, side } = fault;
      return t('formats:faults.noArsenalOf', {
        square: nameOf(board, square),
        side: theSide(side),
      });
    }
    case 'otherMap': {
      const { squares, count } = fault;
      return t('formats:faults.otherMap', { squares: squareNames(board, squares), count });
    }
    case 'stateCount':
      return t('formats:faults.stateCount', { count: fault.found });
    case 'badPhase':
    case 'badActions':
    case 'badRetreats':
      return t(`formats:faults.${fault.code}`, { text: clipped(fault.text) });
    default:
      return positionFault(board, fault);
  }
}
