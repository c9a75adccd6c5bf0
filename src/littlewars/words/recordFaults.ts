import type { Country } from '../engine/types';
import { playing } from '../game/kinds';
import type { AnyRecordFault, AnyGame } from '../game/playing';
import { countryFaultWords } from './layingOut';
import { sideName } from './names';
import { refusalWords } from './reasons';
import { t } from './t';

/** Returns a text of at most 60 characters: a longer one is cut and ends in an ellipsis. */
export const clipped = (text: string): string =>
  text.length <= 60 ? text : `${text.slice(0, 59)}…`;

function whatIsWrong(fault: AnyRecordFault, game: AnyGame | null, country: Country | null): string {
  const battle = game === null ? null : (playing(game).battles(game).at(-1) ?? null);
  switch (fault.code) {
    case 'badTag':
    case 'noOrder':
    case 'notHere':
      return t(`lwRecords:fault.${fault.code}`, { text: clipped(fault.text) });
    case 'missingTag':
      return t('lwRecords:fault.missingTag', { tag: fault.tag });
    case 'badValue':
      return t('lwRecords:fault.badValue', { tag: fault.tag, text: clipped(fault.text) });
    case 'country':
      if (country !== null) return countryFaultWords(country, fault.fault);
      return t('lwRecords:fault.country', {
        text: 'piece' in fault.fault ? fault.fault.piece : fault.fault.code,
      });
    case 'force':
      return t('lwRecords:fault.force', { side: sideName(fault.side) });
    case 'moveNumber':
      return t('lwRecords:fault.moveNumber', { text: fault.text, expected: fault.expected });
    case 'refused': {
      const why = battle === null ? '' : refusalWords(battle, fault.reasons);
      return t('lwRecords:fault.refused', { text: clipped(fault.text), why });
    }
    case 'notSetOut': {
      const why = battle === null ? '' : refusalWords(battle, fault.reasons);
      return t('lwRecords:fault.notSetOut', { side: sideName(fault.side), why });
    }
    case 'wrongShot':
    case 'wrongResult':
      return t(`lwRecords:fault.${fault.code}`, {
        text: clipped(fault.text),
        expected: clipped(fault.expected),
      });
    case 'link':
      return t(`lwRecords:fault.link.${fault.fault}`);
    case 'newer':
      return t(`lwRecords:fault.${fault.of ?? 'newer'}`);
    case 'openComment':
    case 'tooLong':
    case 'noSave':
      return t(`lwRecords:fault.${fault.code}`);
  }
}

/**
 * Returns a sentence on a fault of a record or of a Country, with its place in the text. `game` is what could be read
 * of the record, null if nothing; `country` is the Country that was read on its own, null if none.
 */
export function faultWords(
  fault: AnyRecordFault,
  game: AnyGame | null,
  country: Country | null = null,
): string {
  const { line, column } = fault;
  return t('lwRecords:at', { line, column, what: whatIsWrong(fault, game, country) });
}
