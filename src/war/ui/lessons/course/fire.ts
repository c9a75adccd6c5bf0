import { t } from '../../../words/t';
import { destroyed, DONE, ended, exposedWords, judgeAttack, OPEN, wrong } from '../judging';
import type { Lesson } from './types';

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
