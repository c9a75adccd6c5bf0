import type { Problem, ProblemKind } from '../../src/war/problems/problem';

/** The most problems of each kind. */
const MOST: Readonly<Record<ProblemKind, number>> = {
  destroy: 80,
  cut: 45,
  arsenal: 30,
  save: 45,
  win: 30,
};
/** The most problems of one kind, grade and theme from one game, because neighbouring positions are much alike. */
const MOST_ALIKE = 2;

/** Selects a varied set of problems of each kind, alternating grades and themes; the same games give the same set. */
export function chosen(games: readonly (readonly Problem[])[]): Problem[] {
  const ids = new Set<string>();
  const bySort = new Map<string, Problem[]>();
  for (const game of games) {
    const alike = new Map<string, number>();
    const solutions = new Set<string>();
    for (const problem of game) {
      const sort = `${problem.kind} ${problem.grade} ${problem.theme}`;
      const solution = `${problem.kind} ${problem.solution.join(' ')}`;
      const count = alike.get(sort) ?? 0;
      if (ids.has(problem.id) || solutions.has(solution) || count >= MOST_ALIKE) continue;
      ids.add(problem.id);
      solutions.add(solution);
      alike.set(sort, count + 1);
      bySort.set(sort, [...(bySort.get(sort) ?? []), problem]);
    }
  }
  const sorts = [...bySort.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list);
  const taken: Problem[] = [];
  const counts = new Map<ProblemKind, number>();
  for (let round = 0; sorts.some((list) => list.length > round); round++)
    for (const list of sorts) {
      const problem = list[round];
      if (problem === undefined) continue;
      const count = counts.get(problem.kind) ?? 0;
      if (count >= MOST[problem.kind]) continue;
      counts.set(problem.kind, count + 1);
      taken.push(problem);
    }
  return taken.sort((a, b) => a.grade - b.grade || (a.id < b.id ? -1 : 1));
}
