import { hasMoved } from '../../../engine/position';
import { t } from '../../../words/t';
import {
  squareNamed,
  DONE,
  ended,
  isolatedUnits,
  isolatedWords,
  OPEN,
  isolatedByMarchWords,
  whereIs,
  wrong,
  type LessonMoment,
  type Verdict,
} from '../judging';
import type { Lesson } from './types';

/** The lesson on communications units, which pass lines on (rules.md 4.3). */
export const relays: Lesson = {
  id: 'relays',
  steps: [
    {
      id: 'leadLine',
      position:
        '25/25/25/25/25/14I10/14C10/25/19S5/25/25/19IA4/19I5/25/7c17/6i18/5i19/4a20/25/25 N B15,D8,T3,T23 - 7',
      clause: '4.3',
      marks: ['G20', 'H21'],
      judge: (moment) => judgeRelays(moment, ['I20'], 'L20'),
    },
    {
      id: 'twoRelays',
      position:
        '25/25/14I10/25/7I17/25/10c4S2R6/25/25/25/25/13A11/12I12/25/7c17/6i18/5i19/4a20/25/25 N B15,D8,T3,T23 - 9',
      clause: '4.3',
      marks: ['G20', 'G14'],
      judge: (moment) => judgeRelays(moment, ['G16', 'G19'], 'L14'),
    },
  ],
};

/** Right once no unit is isolated; wrong once no relay can move and a unit still is. */
function judgeRelays(moment: LessonMoment, relaysAt: readonly string[], served: string): Verdict {
  const { now } = moment;
  if (isolatedUnits(now, 'N').length === 0) return DONE;
  const places = relaysAt.map((name) => whereIs(moment, name));
  if (ended(moment)) return wrong('4.3', t('lessons:wrong.relaysEnded'), ...still(moment, served));
  if (!places.every((square) => hasMoved(now, square))) return OPEN;
  const silent = places.flatMap((square) => isolatedWords(now, square));
  return wrong(
    '4.3',
    ...(silent.length > 0 ? silent : isolatedByMarchWords(moment)),
    ...still(moment, served),
  );
}

const still = ({ now }: LessonMoment, served: string): string[] =>
  isolatedWords(now, squareNamed(served), 'wrong.stillIsolated');
