import { listed } from '../../shell/language/intl';
import { nameOf, type Board } from '../engine/board';
import type { Handicap, HandicapFault } from '../engine/handicap';
import { SIDES, UNIT_KINDS, type Side } from '../engine/vocabulary';
import type { WarTimeControl } from '../game/clocks';
import type { Game, Players } from '../game/game';
import { timeWords } from './clock';
import { t } from './t';
import { playerTitle, capital, kindName, theSide } from './sentences';
import type { HandicapTextFault } from '../engine/notation/handicapText';
import { clipped } from './faults';

const NOBODY: Players = { N: '', S: '' };

/** Returns what a side gives, one by one; empty if it gives nothing. */
function gifts(
  board: Board,
  side: Side,
  handicap: Handicap | undefined,
  clock: WarTimeControl | undefined,
): string[] {
  const own = handicap?.by === side ? handicap : undefined;
  const { N, S } = clock?.time ?? { N: 0, S: 0 };
  const [time, others] = side === 'N' ? [N, S] : [S, N];
  return [
    ...UNIT_KINDS.flatMap((kind) => {
      const count = own?.units[kind] ?? 0;
      return count === 0 ? [] : [t(`handicap:gifts.${kind}`, { count })];
    }),
    ...(own?.arsenals ?? []).map((square) =>
      t('handicap:gifts.arsenal', { square: nameOf(board, square) }),
    ),
    ...(own?.firstTurn ? [t('handicap:gifts.firstTurn')] : []),
    ...(time < others
      ? [t('handicap:gifts.time', { time: timeWords(time), other: timeWords(others) })]
      : []),
  ];
}

/**
 * Returns the gifts of each side to the other before the war as a handicap, in units, arsenals, first turn or time:
 * `The North gives 2 cavalry and the first turn.`; empty if nothing is given.
 */
export const handicapSentence = ({
  board,
  handicap,
  clock,
  players = NOBODY,
}: Pick<Game, 'board' | 'handicap' | 'clock'> & Partial<Pick<Game, 'players'>>): string =>
  SIDES.flatMap((side) => {
    const what = gifts(board, side, handicap, clock);
    return what.length === 0
      ? []
      : [
          t('handicap:gives', {
            side: capital(playerTitle(players, side)),
            what: listed(what),
          }),
        ];
  }).join(' ');

/**
 * Returns a sentence on a fault of a handicap: why it cannot be given on this board, or where its text is wrong. So:
 * `At least one arsenal of the North has to stay.`
 */
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
