import { unitAt } from '../../../engine/position';
import { t } from '../../../words/t';
import {
  squareNamed,
  destroyed,
  DONE,
  ended,
  exposedWords,
  judgeAttack,
  OPEN,
  wrong,
} from '../judging';
import type { Lesson } from './types';

const FORT = squareNamed('I13');

/** The lesson on forts and passes in defence (rules.md 6.5). */
export const terrain: Lesson = {
  id: 'terrain',
  steps: [
    {
      id: 'holdFort',
      position:
        '25/25/25/25/25/7A17/25/11I1CI10/25/25/12i1i10/12a1i10/13i11/16c8/25/25/25/25/25/25 N B15,D8,T3,T23 - 17',
      clause: '6.5',
      marks: ['H12', 'I13'],
      judge(moment) {
        if (!ended(moment)) return OPEN;
        if (unitAt(moment.now, FORT)?.side !== 'N')
          return wrong('2', t('lessons:wrong.holdFortEmpty'));
        const exposed = exposedWords(moment.now, 'N');
        if (exposed.length === 0) return DONE;
        const cavalry = unitAt(moment.now, FORT)?.kind === 'cavalry';
        return wrong('2', ...(cavalry ? [t('lessons:wrong.holdFortCavalry')] : []), ...exposed);
      },
    },
    {
      id: 'firePass',
      position:
        '25/25/25/8C16/7HI16/11c13/7I17/25/25/25/25/25/25/25/25/6i18/5i19/25/25/25 N B15,D8,T3,T23 - 19',
      clause: '6.2',
      marks: ['F9', 'F10'],
      judge: (moment) => judgeAttack(moment, destroyed, t('lessons:wrong.firePassEnded')),
    },
  ],
};
