import { NOWHERE } from '../../../engine/board';
import { destinations } from '../../../engine/march';
import { inCommunication, slotAt, squareOf } from '../../../engine/position';
import { t } from '../../../words/t';
import { listed } from '../../../../shell/language/intl';
import {
  squareNamed,
  DONE,
  exposedWords,
  judgeAttack,
  named,
  OPEN,
  isolatedByMarchWords,
  whereIs,
  wrong,
  type LessonMoment,
} from '../judging';
import type { Lesson } from './types';

const TARGET = 'M12';

/** The lesson on the retreat of a dislodged unit (rules.md 7). */
export const retreat: Lesson = {
  id: 'retreat',
  steps: [
    {
      id: 'retreatFirst',
      position:
        '25/25/25/25/25/25/14C10/11I2A10/25/13I11/25/13i1i9/13a1r9/16c8/25/25/25/25/25/25 N B15,D8,T3,T23 J14 24',
      clause: '7.3',
      marks: ['I13', 'I14', 'I15', 'J15'],
      judge(moment) {
        const { now, steps } = moment;
        if (steps.length === 0) return OPEN;
        const stands = whereIs(moment, 'J14');
        const exposed = exposedWords(now, 'N');
        if (inCommunication(now, stands) && exposed.length === 0) return DONE;
        return wrong('7.1', ...isolatedByMarchWords(moment), ...exposed);
      },
    },
    {
      id: 'lastWayOut',
      position:
        '25/25/25/25/25/25/25/14I10/12I12/11C13/11C1R11/10rC13/9siii12/25/7c17/25/25/25/25/25 N B15,D8,T3,T23 - 26',
      clause: '7.2',
      marks: ['L13', TARGET],
      judge: (moment) =>
        judgeAttack(
          moment,
          ({ start, now }) => squareOf(now, slotAt(start, squareNamed(TARGET))) === NOWHERE,
          escapeWords(moment),
        ),
    },
  ],
};

/** Returns the squares by which the target could retreat, in words. */
function escapeWords(moment: LessonMoment): string {
  const target = whereIs(moment, TARGET);
  const free = target < 0 ? [] : destinations(moment.now, target);
  return free.length === 0
    ? t('lessons:wrong.lastWayOutOther')
    : t('lessons:wrong.lastWayOut', { squares: listed(free.map(named)) });
}
