import { useMemo, useState } from 'react';
import { CourseHead } from '../../../shell/ui/pages/Course';
import { MenuPage } from '../../../shell/ui/pages/MenuPage';
import { Segments } from '../../../shell/ui/Segments';
import { unitsOf } from '../../engine/position';
import { PROBLEMS } from '../../problems/collection';
import {
  PROBLEM_KINDS,
  positionOfProblem,
  type Problem,
  type ProblemKind,
} from '../../problems/problem';
import { t } from '../../words/t';
import { HOME } from '../../../shell/route';
import { useGameStore, useWarPosition } from '../base/useGame';
import { MapBehind } from '../board/MapBehind';
import { Plan } from '../board/pictures/Plan';
import { dateOfToday, problemOfToday, readSolved, streakOf } from './progress';

/**
 * The page of problems: the problem of the day, and the list of all by kind, with the solved ones marked. `missing`
 * adds a note that the address named a problem that does not exist.
 */
export function ProblemList({ missing }: { readonly missing: boolean }) {
  const { storage, navigation } = useGameStore();
  const open = (id: string): void => navigation.push({ screen: 'problems', id });
  const solved = readSolved(storage);
  const today = problemOfToday();
  const streak = streakOf(storage);
  const next = PROBLEMS.find(({ id }) => !solved.has(id));
  const [kind, setKind] = useState<ProblemKind>(next?.kind ?? 'destroy');
  const shown = PROBLEMS.filter((problem) => problem.kind === kind);
  return (
    <MenuPage ground={<MapBehind position={useWarPosition()} />} wide>
      <CourseHead
        title={t('problems:title')}
        intro={t('problems:intro')}
        leave={t('field:headquarters')}
        onLeave={() => navigation.push(HOME)}
        progress={
          solved.size === 0
            ? ''
            : t('problems:progress', { count: solved.size, all: PROBLEMS.length })
        }
        storage={storage}
      >
        {missing && (
          <p className="course-warning" role="alert">
            {t('problems:missing')}
          </p>
        )}
      </CourseHead>
      <div className="problem-links row">
        {today !== undefined && (
          <button type="button" className="primary" onClick={() => open(today.id)}>
            {t(solved.has(today.id) ? 'problems:todaySolved' : 'problems:today', {
              date: dateOfToday(),
            })}
          </button>
        )}
        {next !== undefined && (
          <button type="button" onClick={() => open(next.id)}>
            {t('problems:next')}
          </button>
        )}
      </div>
      {streak > 0 && <p>{t('problems:streak', { count: streak })}</p>}
      <div className="problem-kinds">
        <Segments
          label={t('problems:kind')}
          values={PROBLEM_KINDS}
          value={kind}
          words={(each) => t(`problems:kinds.${each}`)}
          onChoose={setKind}
        />
      </div>
      <ol className="problem-list grid" aria-label={t('problems:list')}>
        {shown.map((problem, i) => (
          <li key={problem.id}>
            <ProblemCard problem={problem} number={i + 1} solved={solved.has(problem.id)} />
          </li>
        ))}
      </ol>
    </MenuPage>
  );
}

interface ProblemCardProps {
  readonly problem: Problem;
  readonly number: number;
  readonly solved: boolean;
}

function ProblemCard({ problem, number, solved }: ProblemCardProps) {
  const { navigation } = useGameStore();
  const position = useMemo(() => positionOfProblem(problem), [problem]);
  return (
    <button
      type="button"
      className="problem-card row"
      data-done={solved}
      onClick={() => navigation.push({ screen: 'problems', id: problem.id })}
    >
      <strong>{t('problems:number', { number })}</strong>
      <span>{t('problems:grade', { count: problem.grade })}</span>
      <Plan board={position.board} units={unitsOf(position)} />
      {/* It would reveal half of the answer. */}
      {solved && (
        <>
          <span className="problem-theme">{t(`problems:themes.${problem.theme}`)}</span>
          <span className="course-done">{t('problems:solved')}</span>
        </>
      )}
    </button>
  );
}
