import type { Board } from '../engine/board';
import type { BoardFormat } from '../engine/notation/boardFormats';
import type { FormatFault, FormatNote } from '../engine/notation/boardFormat';
import { nameOf } from '../engine/squares';
import type { Square } from '../engine/vocabulary';
import { atCharacter, clipped, positionFault } from './faults';
import { theSide, unitName } from './sentences';
import { messagesOf } from './t';
import { listed } from '../../shell/language/intl';
import type { Position, PlacedUnit } from '../engine/position';

const say = messagesOf('formats');

const squareNames = (board: Board, squares: readonly Square[]): string =>
  listed(squares.map((square) => nameOf(board, square)));

export const formatName = (format: BoardFormat): string => say(`names.${format}`);

/** What a format cannot say or a reader had to assume, as a sentence. */
export function toldSentence(board: Board, told: FormatNote): string {
  switch (told.code) {
    case 'retreatAssumed':
    case 'groundAssumed':
      return say(`told.${told.code}`);
    case 'sideAssumed':
    case 'sideUnsaid':
      return say(`told.${told.code}`, { side: theSide(told.side) });
    case 'turnAssumed':
    case 'turnUnsaid':
      return say(`told.${told.code}`, { turn: told.turn });
    case 'arsenalsAssumed':
    case 'arsenalsAbsent':
    case 'groundDiffers':
    case 'arsenalsOverrun':
    case 'ownersLeftOut':
    case 'retreatsLeftOut':
    case 'arsenalsUnsaid':
      return say(`told.${told.code}`, {
        squares: squareNames(board, told.squares),
        count: told.squares.length,
      });
    case 'turnUnderWay':
      return say('told.turnUnderWay', { count: told.moves });
    case 'historyLeftOut':
      return say('told.historyLeftOut', { count: told.turns });
    case 'detailsLeftOut':
      return say('told.detailsLeftOut', {
        details: listed(told.details.map((detail) => say(`details.${detail}`))),
      });
    case 'retreatUnsaid':
      return say('told.retreatUnsaid', { square: nameOf(board, told.square) });
  }
}

/** What became of a dislodged unit that could not move in the position that was read (rules.md 7.4). */
export const destroyedSentence = ({ board, over }: Position, { side, kind, square }: PlacedUnit) =>
  say(over === null ? 'told.destroyed' : 'told.lastDestroyed', {
    unit: unitName({ side, kind }),
    square: nameOf(board, square),
  });

/** A fault of a text with its place, where it has one. */
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
      return say(`faults.${fault.code}`);
    case 'longField':
    case 'tooManySquares':
      return say(`faults.${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'unknownSign':
      return say('faults.unknownSign', { sign: fault.sign });
    case 'noArsenalOf': {
      const { square, side } = fault;
      return say('faults.noArsenalOf', {
        square: nameOf(board, square),
        side: theSide(side),
      });
    }
    case 'otherMap': {
      const { squares, count } = fault;
      return say('faults.otherMap', { squares: squareNames(board, squares), count });
    }
    case 'stateCount':
      return say('faults.stateCount', { count: fault.found });
    case 'badPhase':
    case 'badActions':
    case 'badRetreats':
      return say(`faults.${fault.code}`, { text: clipped(fault.text) });
    default:
      return positionFault(board, fault);
  }
}
