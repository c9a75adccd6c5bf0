import { PROBLEMS } from '../../problems/collection';
import { ProblemList } from './ProblemList';
import '../play/lessons.css';
import './problems.css';
import { useState } from 'react';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { positionOfProblem, type Problem } from '../../problems/problem';
import { createLessonTable, learnerIn, warFrom } from '../../store/tables/lessonTable';
import { SettingsContext, TableContext, useGameStore } from '../base/useGame';
import { ProblemScene } from './ProblemScene';

/** The screen of the problem whose id is `open`, or the list of problems if `open` is empty or unknown. */
export function Problems({ open }: { readonly open: string }) {
  const problem = PROBLEMS.find(({ id }) => id === open);
  return problem === undefined ? (
    <ProblemList missing={open !== ''} />
  ) : (
    <OpenProblem key={problem.id} problem={problem} />
  );
}

/** A problem on its own table, separate from the game in progress. */
function OpenProblem({ problem }: { readonly problem: Problem }) {
  const page = useGameStore();
  const [first] = useState(() => warFrom(positionOfProblem(problem)));
  const [table] = useState(() => createLessonTable(first, learnerIn(first, false)));
  const [settings] = useState(() =>
    inMemorySettings(page.settings, { layer: 'mine', fire: 'none', warnUnspent: false }),
  );
  return (
    <TableContext value={table}>
      <SettingsContext value={settings}>
        <ProblemScene problem={problem} table={table} first={first} />
      </SettingsContext>
    </TableContext>
  );
}
