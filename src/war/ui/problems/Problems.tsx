import { PROBLEMS } from '../../problems/collection';
import { OpenProblem } from './OpenProblem';
import { ProblemList } from './ProblemList';
import '../table/lessons.css';
import './problems.css';

/** The problems: the one of an id, or the list of them; the list too where there is none of that id. */
export function Problems({ open }: { readonly open: string }) {
  const problem = PROBLEMS.find(({ id }) => id === open);
  return problem === undefined ? (
    <ProblemList missing={open !== ''} />
  ) : (
    <OpenProblem key={problem.id} problem={problem} />
  );
}
