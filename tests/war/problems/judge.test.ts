import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { play } from '../../../src/war/engine/turn';
import { PROBLEMS } from '../../../src/war/problems/collection';
import { hintMarks, hintOf } from '../../../src/war/problems/hints';
import { judge, type Judgement, type SolverStep } from '../../../src/war/problems/judge';
import { positionOfProblem, solutionOf, type Problem } from '../../../src/war/problems/problem';
import { factSentences, hintSentence, taskSentence } from '../../../src/war/words/problems';
import { square } from '../../support/board';

afterEach(() => setLanguage('en'));

const FORT =
  '25/25/25/25/25/25/25/14I10/15C9/14C10/13C11/12i1i10/12s2r9/16a8/25/25/25/25/25/25 N B15,D8,T3,T23 - 23';
const COLUMN =
  '25/25/25/25/25/7A6I10/14C10/13C11/13C11/13C11/13i11/25/15i9/16a8/25/6i18/25/25/25/25 N B15,D8,T3,T23 - 21';

const made = (change: Partial<Problem>): Problem => ({
  id: 'd-test',
  kind: 'destroy',
  theme: 'charge',
  grade: 2,
  rules: 'debord',
  position: COLUMN,
  target: square('K14'),
  count: 0,
  solution: ['G15-G14', 'xK14'],
  ...change,
});

function after(problem: Problem, orders: string): Judgement {
  let now = positionOfProblem(problem);
  const start = now;
  const steps = orders.split(' ').map((text): SolverStep => {
    const before = now;
    const action = readAction(STANDARD_BOARD, text)!;
    const played = play(before, action);
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    now = played.position;
    return { action, before, after: now };
  });
  return judge(problem, start, steps);
}

/** The verdict on orders, and the sentence that explains it. */
function verdictOf(problem: Problem, orders: string): readonly string[] {
  const judgement = after(problem, orders);
  const start = positionOfProblem(problem);
  return [
    judgement.is,
    ...(judgement.is === 'open' ? [] : judgement.why.flatMap((fact) => factSentences(start, fact))),
  ];
}

describe('an attack', () => {
  test('that destroys solves, with its sum', () => {
    expect(verdictOf(made({}), 'G15-G14')).toEqual(['open']);
    expect(verdictOf(made({}), 'G15-G14 xK14')).toEqual([
      'solved',
      '28 against 20: the infantry at K14 is destroyed.',
    ]);
  });

  test('that dislodges is one point short', () => {
    expect(verdictOf(made({}), 'xK14')).toEqual([
      'wrong',
      'The attack on the infantry at K14 is 21 against 20: a single point more only dislodges it.',
    ]);
  });

  test('that a fort resists says so', () => {
    expect(verdictOf(made({ position: FORT }), 'xL15')).toEqual([
      'wrong',
      'The attack on the infantry at L15 is 8 against 25: it resists.',
      'The unit stands in a fort: 4 more, and no charge.',
    ]);
  });

  test('that nobody makes is reported as it would be, and who has strayed from communication with the reasons', () => {
    expect(verdictOf(made({}), 'G15-H16 .')).toEqual([
      'wrong',
      'No attack was made. One on the infantry at K14, 21 against 20, would only dislodge it.',
      'Your cavalry at H16 is isolated and does not count.',
      'No line leads to H16.',
      'It touches no fighting unit of its side.',
    ]);
    expect(verdictOf(made({ grade: 1 }), 'G15-G14')[1]).toBe(
      'No attack was made, and no order is left for it: 28 against 20 would destroy the infantry at K14.',
    );
  });

  test('is missing where nobody can fire', () => {
    const far = made({ position: COLUMN.replace('/13i11/', '/25/').replace('/15i9/', '/25/') });
    expect(verdictOf(far, '.')).toEqual([
      'wrong',
      'No attack was made, and no unit can fire at an enemy.',
    ]);
  });

  test('in French', async () => {
    await setLanguage('fr');
    expect(verdictOf(made({ position: FORT }), 'xL15')).toEqual([
      'wrong',
      'L’attaque contre l’infanterie en L15 est de 8 contre 25 : elle résiste.',
      'L’unité est dans une forteresse : 4 de plus, et pas de charge.',
    ]);
    expect(taskSentence(made({}), positionOfProblem(made({})))).toBe(
      'Le Nord joue. Détruisez une unité ennemie dans ce coup, avec 2 ordres, dont l’attaque.',
    );
  });
});

const first = (kind: Problem['kind'], fits: (problem: Problem) => boolean = () => true): Problem =>
  PROBLEMS.find((problem) => problem.kind === kind && fits(problem))!;

describe('doing nothing is wrong', () => {
  test('where units are to be cut off', () => {
    const problem = first('cut');
    expect(verdictOf(problem, '.')).toEqual([
      'wrong',
      `0 enemy fighting units are out of communication; ${problem.count} can be.`,
    ]);
  });

  test('where an arsenal is to be taken', () => {
    expect(verdictOf(first('arsenal'), '.')).toEqual(['wrong', 'No arsenal has fallen.']);
  });

  test('where a unit is to be saved, with what the enemy does', () => {
    const saves = PROBLEMS.filter(
      (problem) => problem.kind === 'save' && positionOfProblem(problem).retreatDue < 0,
    );
    expect(saves).toHaveLength(44);
    for (const problem of saves) {
      const judgement = after(problem, '.');
      expect(judgement.is, problem.id).toBe('wrong');
      expect(verdictOf(problem, '.')[1]).toMatch(/^The enemy can (still )?destroy the /);
    }
  });

  test('where the next turn is to win', () => {
    const wins = PROBLEMS.filter(({ kind }) => kind === 'win');
    expect(wins).toHaveLength(7);
    for (const problem of wins)
      expect(verdictOf(problem, '.')[1], problem.id).toMatch(
        /^(The enemy answers|The enemy has an answer|Even if the enemy does nothing)/,
      );
  });
});

test('the solution is reported with what it comes to', () => {
  for (const [kind, words] of [
    ['cut', /^\d+ enemy fighting units are out of communication\.$/],
    ['arsenal', /^The arsenal on [A-T]\d+ has fallen\.$/],
    ['save', /^Nothing that the enemy can do in its next turn destroys the /],
    ['win', 'Whatever the enemy answers, your next turn wins.'],
  ] as const) {
    const problem = first(kind);
    expect(verdictOf(problem, problem.solution.join(' '))).toEqual([
      'solved',
      typeof words === 'string' ? words : expect.stringMatching(words),
    ]);
  }
});

test('every task is a sentence, and names the unit that is to be saved', () => {
  for (const problem of PROBLEMS) {
    const sentence = taskSentence(problem, positionOfProblem(problem));
    expect(sentence).toMatch(/^The (North|South) is to move\. .+\.$/);
    expect(sentence).not.toContain('{');
  }
});

test('a hint says where, then who, then the orders', () => {
  const problem = made({});
  const start = positionOfProblem(problem);
  const sentences = ([1, 2, 3] as const).map((step) => hintSentence(start, hintOf(problem, step)));
  expect(sentences).toEqual([
    'look at K14.',
    'the orders are for cavalry at G15, and an attack.',
    'G15-G14 and xK14.',
  ]);
  expect(hintMarks(hintOf(problem, 1))).toEqual([square('K14')]);
  expect(hintMarks(hintOf(problem, 2))).toEqual([square('G15')]);
  // The orders are drawn as arrows.
  expect(hintMarks(hintOf(problem, 3))).toEqual([]);
  const alone = made({ grade: 1, solution: ['xK14'] });
  expect(hintSentence(start, hintOf(alone, 2))).toBe('no unit has to move: the attack is enough.');
  expect(solutionOf(alone)).toHaveLength(1);
});
