import { expect, test } from 'vitest';
import { nameOf } from '../../../src/war/engine/board';
import { play } from '../../../src/war/engine/turn';
import { PROBLEMS } from '../../../src/war/problems/collection';
import { judge, ordersIn, type SolverStep } from '../../../src/war/problems/judge';
import {
  GRADES,
  positionOfProblem,
  PROBLEM_KINDS,
  problemOf,
  problemOfDay,
  solutionOf,
  THEMES,
  type Problem,
} from '../../../src/war/problems/problem';
import { faultOf, LEAST_CUT } from '../../../tools/problems/verify';

/** The steps of a problem's solution. */
function solved(problem: Problem): SolverStep[] {
  let now = positionOfProblem(problem);
  return solutionOf(problem).map((action) => {
    const before = now;
    const played = play(before, action);
    if (!played.ok) throw new Error(`${problem.id}: ${JSON.stringify(played.reasons)}`);
    now = played.position;
    return { action, before, after: now };
  });
}

test('there are 150 problems and more, of every kind, theme and grade, each with an id of its own', () => {
  expect(PROBLEMS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(PROBLEMS.map(({ id }) => id)).size).toBe(PROBLEMS.length);
  expect(
    new Set(PROBLEMS.map(({ position, kind, target }) => `${position} ${kind} ${target}`)).size,
  ).toBe(PROBLEMS.length);
  const of = (key: 'kind' | 'theme' | 'grade') =>
    new Set<unknown>(PROBLEMS.map((each) => each[key]));
  expect(of('kind')).toEqual(new Set(PROBLEM_KINDS));
  expect(of('theme')).toEqual(new Set(THEMES));
  expect(of('grade')).toEqual(new Set(GRADES));
});

test('each is solved by its solution with as many orders as its grade, and open before the last of them', () => {
  for (const problem of PROBLEMS) {
    const start = positionOfProblem(problem);
    const steps = solved(problem);
    expect(ordersIn(steps.map(({ action }) => action)), problem.id).toBe(problem.grade);
    for (let made = 0; made < steps.length; made++)
      expect(judge(problem, start, steps.slice(0, made)), problem.id).toEqual({
        is: 'open',
        left: problem.grade - made,
      });
    expect(judge(problem, start, steps).is, problem.id).toBe('solved');
    if (problem.kind === 'cut') expect(problem.count).toBeGreaterThanOrEqual(LEAST_CUT);
    if (problem.kind === 'destroy')
      expect(problem.solution.at(-1)).toBe(`x${nameOf(start.board, problem.target!)}`);
  }
});

// `npm run problems -- --check` does it for all of them.
test('a third of them are proved again to have the one best result', () => {
  const third = PROBLEMS.filter((_, i) => i % 3 === 0);
  expect(third).toHaveLength(Math.ceil(PROBLEMS.length / 3));
  for (const problem of third) expect(faultOf(problem, { left: 400_000 })).toBeNull();
});

test('what is no problem is refused by the search', () => {
  const [problem] = PROBLEMS.filter(({ kind, grade }) => kind === 'destroy' && grade === 3);
  const found = problem!;
  expect(faultOf({ ...found, grade: 2 }, { left: 400_000 })).toBe(`${found.id}: 3 orders, not 2`);
  expect(faultOf({ ...found, target: 0 }, { left: 400_000 })).toMatch(/, not A1$/);
  expect(faultOf(found, { left: 5 })).toBe(`${found.id}: not proved with the effort given`);
  expect(faultOf({ ...found, kind: 'cut' }, { left: 2_000_000 })).toBe(
    `${found.id}: there is no one best result`,
  );
});

test('a line that is no problem is refused', () => {
  const line = ['d-1', 'destroy', 'charge', 1, 'debord', '', 'A1', 0, 'xA1'];
  expect(problemOf(line).target).toBe(0);
  expect(() => problemOf(['d-1', 'conquer', ...line.slice(2)])).toThrow(RangeError);
  expect(() => positionOfProblem(problemOf(line))).toThrow('no position');
  expect(() => solutionOf({ solution: ['nonsense'] })).toThrow('no order');
});

test('the days go through every problem before one comes again', () => {
  const days = Array.from({ length: PROBLEMS.length }, (_, i) =>
    problemOfDay(PROBLEMS, 20_000 + i),
  );
  expect(new Set(days).size).toBe(PROBLEMS.length);
  expect(problemOfDay(PROBLEMS, -3)).toBeDefined();
  expect(problemOfDay<number>([], 3)).toBeUndefined();
});
