import { t } from '../../../words/t';
import { squareNamed, destroyed, judgeAttack } from '../judging';
import type { Lesson } from './types';

const FORT = squareNamed('L15');

export const charge: Lesson = {
  id: 'charge',
  steps: [
    {
      id: 'column',
      position:
        '25/25/25/25/25/7A6I10/14C10/13C11/13C11/13C11/13i11/25/15i9/16a8/25/6i18/25/25/25/25 N B15,D8,T3,T23 - 21',
      clause: '6.6',
      marks: ['G14'],
      judge: (moment) => judgeAttack(moment, destroyed, t('lessons:wrong.columnEnded')),
    },
    {
      id: 'noChargeFort',
      position:
        '25/25/25/25/25/25/25/14I10/15C9/14C10/13C11/12i1i10/12s2r9/16a8/25/25/25/25/25/25 N B15,D8,T3,T23 - 23',
      clause: '6.6a',
      marks: ['L13'],
      judge(moment) {
        const attacked = moment.steps.some(
          ({ action }) => action.type === 'attack' && action.target === FORT,
        );
        const note = attacked
          ? t('lessons:wrong.noChargeFort')
          : t('lessons:wrong.noChargeFortEnded');
        return judgeAttack(moment, destroyed, note, attacked ? '6.6a' : '6.7');
      },
    },
  ],
};
