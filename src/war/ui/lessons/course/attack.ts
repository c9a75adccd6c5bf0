import {
  destroyed,
  DONE,
  ended,
  exposedWords,
  judgeAttack,
  OPEN,
  wrong,
  squareNamed,
} from '../judging';
import type { Lesson } from './types';
import { t } from '../../../words/t';

/** The lesson on attack and defence: to add units until an attack succeeds (rules.md 6). */
export const fire: Lesson = {
  id: 'fire',
  steps: [
    {
      id: 'addFire',
      position:
        '25/25/25/25/25/7I17/14I10/11AI12/14I10/25/11i13/25/25/25/25/6i18/5c19/25/25/25 N B15,D8,T3,T23 - 11',
      clause: '6.3',
      marks: ['I12', 'I14'],
      judge: (moment) => judgeAttack(moment, destroyed, t('lessons:wrong.addFireEnded')),
    },
    {
      id: 'weakest',
      position:
        '25/25/25/25/25/25/25/11A2I10/11I1IC10/25/11i1ir10/25/25/25/25/6i18/5c19/25/25/25 N B15,D8,T3,T23 - 13',
      clause: '6.4',
      marks: ['K15'],
      judge: (moment) => judgeAttack(moment, destroyed, t('lessons:wrong.weakestEnded')),
    },
    {
      id: 'support',
      position:
        '25/25/25/25/25/25/14C10/14AI9/16I8/13I11/25/13i1i9/13a1r9/16c8/25/25/25/25/25/25 N B15,D8,T3,T23 - 15',
      clause: '6.4',
      marks: ['I14', 'I15'],
      judge(moment) {
        if (!ended(moment)) return OPEN;
        const exposed = exposedWords(moment.now, 'N');
        return exposed.length === 0 ? DONE : wrong('6.4', ...exposed);
      },
    },
  ],
};

const FORT = squareNamed('L15');

/** The lesson on the charge of cavalry (rules.md 6.6). */
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
