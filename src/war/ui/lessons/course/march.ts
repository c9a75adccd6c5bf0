import { columnOf } from '../../../engine/board';
import { inCommunication, unitAt } from '../../../engine/position';
import { squareNamed, DONE, ended, isolatedWords, named, OPEN, whereIs, wrong } from '../judging';
import { t } from '../../../words/t';
import type { Lesson } from './types';

const PASS = squareNamed('F10');

/** The lesson on marching: through a pass, around a corner, and the end of a turn (rules.md 5). */
export const march: Lesson = {
  id: 'march',
  steps: [
    {
      id: 'throughPass',
      position:
        '25/25/25/25/7AI16/7CC16/7I17/25/25/25/25/25/25/25/7i17/6i18/5c19/25/25/25 N B15,D8,T3,T23 - 1',
      clause: '5.2',
      marks: ['F11', 'G11'],
      judge(moment) {
        const { start, now } = moment;
        const cavalry = whereIs(moment, 'F9');
        if (cavalry === squareNamed('F9'))
          return ended(moment) ? wrong('5.1', t('lessons:wrong.throughPassEnded')) : OPEN;
        if (columnOf(start.board, cavalry) <= columnOf(start.board, PASS))
          return wrong('5.1', t('lessons:wrong.throughPassShort', { square: named(cavalry) }));
        return inCommunication(now, cavalry) ? DONE : wrong('5.3', ...isolatedWords(now, cavalry));
      },
    },
    {
      id: 'roundCorner',
      clause: '5.2',
      marks: ['E9', 'F10'],
      judge(moment) {
        if (unitAt(moment.now, PASS)?.kind === 'infantry') return DONE;
        if (ended(moment)) return wrong('5.1', t('lessons:wrong.roundCornerEnded'));
        const infantry = whereIs(moment, 'E9');
        return infantry === squareNamed('E9')
          ? OPEN
          : wrong('5.1', t('lessons:wrong.roundCornerSpent', { square: named(infantry) }));
      },
    },
    {
      id: 'endTurn',
      clause: '5.1',
      marks: [],
      judge: (moment) => (ended(moment) ? DONE : OPEN),
    },
  ],
};
