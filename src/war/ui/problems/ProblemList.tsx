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
import { tellProblem } from '../../words/problems';
import { t } from '../../words/t';
import { HOME } from '../../../shell/route';
import { useGameStore } from '../base/useGame';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { Plan } from '../pictures/Plan';
import { dateOfToday, problemOfToday, readSolved, streakOf } from './progress';

/** The list of the problems, a kind at a time, and which of them are solved; `missing`: one was asked for that there is not. */
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
        title={tellProblem('title')}
        intro={tellProblem('intro')}
        leave={t('field:headquarters')}
        onLeave={() => navigation.push(HOME)}
        progress={
          solved.size === 0
            ? ''
            : tellProblem('progress', { count: solved.size, all: PROBLEMS.length })
        }
        storage={storage}
      >
        {missing && (
          <p className="course-warning" role="alert">
            {tellProblem('missing')}
          </p>
        )}
      </CourseHead>
      <div className="problem-ways row">
        {today !== undefined && (
          <button type="button" className="primary" onClick={() => open(today.id)}>
            {tellProblem(solved.has(today.id) ? 'todaySolved' : 'today', {
              date: dateOfToday(),
            })}
          </button>
        )}
        {next !== undefined && (
          <button type="button" onClick={() => open(next.id)}>
            {tellProblem('next')}
          </button>
        )}
      </div>
      {streak > 0 && <p>{tellProblem('streak', { count: streak })}</p>}
      <div className="problem-kinds">
        <Segments
          label={tellProblem('kind')}
          values={PROBLEM_KINDS}
          value={kind}
          words={(each) => tellProblem(`kinds.${each}`)}
          onChoose={setKind}
        />
      </div>
      <ol className="problem-list grid" aria-label={tellProblem('list')}>
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
      <strong>{tellProblem('number', { number })}</strong>
      <span>{tellProblem('grade', { count: problem.grade })}</span>
      <Plan board={position.board} units={unitsOf(position)} />
      {/* It tells half of the answer. */}
      {solved && (
        <>
          <span className="problem-theme">{tellProblem(`themes.${problem.theme}`)}</span>
          <span className="course-done">{tellProblem('solved')}</span>
        </>
      )}
    </button>
  );
}
