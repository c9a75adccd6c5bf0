import { destinations } from '../../../engine/march';
import { NOBODY } from '../../../engine/communication';
import {
  slotAt,
  squareOf,
  standingArsenals,
  unitAt,
  type Position,
} from '../../../engine/position';
import { t } from '../../../words/t';
import {
  squareNamed,
  attackWords,
  DONE,
  ended,
  named,
  OPEN,
  isolatedByMarchWords,
  whereIs,
  wrong,
} from '../judging';
import type { Lesson } from './types';

const [WEST, EAST] = [squareNamed('T3'), squareNamed('T23')];
const stands = (position: Position, arsenal: number): boolean =>
  standingArsenals(position).includes(arsenal);

/** The lesson on arsenals: to take one, and what counts as taking (rules.md 8). */
export const arsenals: Lesson = {
  id: 'arsenals',
  steps: [
    {
      id: 'firstArsenal',
      position:
        '25/25/25/25/25/25/25/25/25/22I2/25/24R/25/25/7c17/6i18/19i5/24C/24I/25 N B15,D8,T3,T23 - 28',
      clause: '8.2',
      marks: ['R25', 'T23'],
      judge(moment) {
        if (!stands(moment.now, EAST)) return DONE;
        if (ended(moment)) return wrong('8.1', t('lessons:wrong.firstArsenalEnded'));
        const cavalry = whereIs(moment, 'R25');
        if (cavalry === squareNamed('R25')) return OPEN;
        return wrong(
          '8.1',
          t('lessons:wrong.firstArsenalPassed', { square: named(cavalry) }),
          ...isolatedByMarchWords(moment),
        );
      },
    },
    {
      id: 'driveOut',
      position:
        '25/25/25/25/25/25/25/25/25/25/19c5/19i5/25/7I17/25/25/25/25/3C1I1S17/2i22 N B15,D8,T3 - 30',
      clause: '7.1',
      marks: ['S4', 'T3'],
      judge(moment) {
        if (!ended(moment)) return OPEN;
        const { now } = moment;
        if (unitAt(now, WEST) === null || now.retreatDue !== NOBODY) return DONE;
        return wrong('8.1', ...attackWords(moment), t('lessons:wrong.driveOutEnded'));
      },
    },
    {
      id: 'secondArsenal',
      enemy: retreats,
      clause: '9.2',
      marks: ['S4', 'T3'],
      judge(moment) {
        if (moment.now.over?.by === 'arsenals') return DONE;
        if (ended(moment)) return wrong('9.2', t('lessons:wrong.secondArsenalEnded'));
        const cavalry = whereIs(moment, 'S4');
        return cavalry === squareNamed('S4') || slotAt(moment.start, squareNamed('S4')) === NOBODY
          ? OPEN
          : wrong('8.1', t('lessons:wrong.secondArsenalPassed', { square: named(cavalry) }));
      },
    },
  ],
};

/** The South's retreat from the arsenal, away from the enemy, if its guard was dislodged; it has no other orders. */
function retreats(position: Position): string[] {
  if (position.retreatDue === NOBODY) return ['.'];
  const from = squareOf(position, position.retreatDue);
  const squares = destinations(position, from);
  const square = squares.includes(squareNamed('T2')) ? squareNamed('T2') : squares[0];
  return square === undefined ? ['.'] : [`${named(from)}-${named(square)}`, '.'];
}
