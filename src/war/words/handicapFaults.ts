import { nameOf, type Board } from '../engine/board';
import type { HandicapFault } from '../engine/handicap';
import type { HandicapTextFault } from '../engine/notation/handicapText';
import { clipped } from './faults';
import { capital, kindName, theSide } from './sentences';
import { t } from './t';

/** Returns why a handicap cannot be given, or the fault of its text. */
export function handicapFaultSentence(
  board: Board,
  fault: HandicapFault | HandicapTextFault,
): string {
  switch (fault.code) {
    case 'tooMany':
      return t('handicap:faults.tooMany', {
        side: capital(theSide(fault.side)),
        unit: kindName(fault.kind),
        most: fault.most,
      });
    case 'nobodyFights':
    case 'noArsenalStands':
      return t(`handicap:faults.${fault.code}`, { side: theSide(fault.side) });
    case 'noArsenalOf':
      return t('handicap:faults.noArsenalOf', {
        side: capital(theSide(fault.side)),
        square: nameOf(board, fault.square),
      });
    case 'nothingGiven':
    case 'otherStart':
      return t(`handicap:faults.${fault.code}`);
    case 'badGiver':
    case 'badGift':
    case 'giftTwice':
      return t(`handicap:faults.${fault.code}`, { text: clipped(fault.text) });
  }
}
