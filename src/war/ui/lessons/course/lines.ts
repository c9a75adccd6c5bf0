import { chainTo } from '../../../engine/insight/chain';
import { inCommunication, unitAt, unitsOf } from '../../../engine/position';
import { t } from '../../../words/t';
import { kindName } from '../../../words/sentences';
import {
  squareNamed,
  DONE,
  isolatedUnits,
  isolatedWords,
  named,
  OPEN,
  isolatedByMarchWords,
  wrong,
  type LessonMoment,
  type Verdict,
} from '../judging';
import type { Lesson } from './types';

/** The lesson on lines of communication: why a unit is isolated, to restore a line and to cut one (rules.md 4). */
export const lines: Lesson = {
  id: 'lines',
  steps: [
    {
      id: 'whyIsolated',
      position:
        '25/25/25/25/25/7I17/10c3I10/14C10/12I12/13A11/25/25/25/25/7i17/6i18/5i19/25/25/25 N B15,D8,T3,T23 - 5',
      clause: '4.2',
      marks: ['J14'],
      judge({ refusal, ...moment }) {
        if (refusal?.reasons.some(({ code }) => code === 'isolated')) return DONE;
        return moment.steps.length === 0 ? OPEN : wrong('4.7', t('lessons:wrong.whyIsolatedMoved'));
      },
    },
    {
      id: 'restoreLine',
      clause: '4.5',
      marks: ['I15', 'J15'],
      judge(moment) {
        const { now, steps } = moment;
        if (steps.length === 0) return OPEN;
        const still = isolatedUnits(now, 'N');
        if (still.length === 0) return DONE;
        return wrong(
          '4.5',
          ...isolatedByMarchWords(moment),
          ...isolatedWords(now, squareNamed('J14'), 'wrong.stillIsolated'),
        );
      },
    },
    {
      id: 'cutLine',
      position:
        '25/25/25/25/25/25/25/25/25/22R2/25/13iia9/15ic2I5/18I6/19C5/25/25/25/25/25 N B15,D8,T3,T23 - 9',
      clause: '4.2',
      marks: ['O18', 'P19'],
      judge(moment) {
        const { now, steps } = moment;
        if (steps.length === 0) return OPEN;
        return unitsOf(now).some(({ side, square }) => side === 'S' && inCommunication(now, square))
          ? stillServed(moment)
          : DONE;
      },
    },
  ],
};

/** Judges whether a line still serves the South. */
function stillServed(moment: LessonMoment): Verdict {
  const { now } = moment;
  const unit = unitsOf(now).find(
    ({ side, square }) => side === 'S' && inCommunication(now, square),
  );
  const chain = unit === undefined ? null : chainTo(now, unit.square);
  const first = chain?.links[0]?.to ?? chain?.arsenal;
  const words =
    chain === null || first === undefined
      ? []
      : [
          t('lessons:wrong.stillServed', {
            source: named(chain.arsenal),
            unit: kindName(unitAt(now, first)?.kind ?? 'infantry'),
            square: named(first),
          }),
        ];
  return wrong('4.1', ...isolatedByMarchWords(moment), ...words);
}
