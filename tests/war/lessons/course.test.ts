import { describe, expect, test } from 'vitest';
import { destinations } from '../../../src/war/engine/march';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { writePosition } from '../../../src/war/engine/setups';
import { reasonsToStay } from '../../../src/war/engine/objections';
import { hasForces } from '../../../src/war/engine/position';
import type { Refusal } from '../../../src/war/game/choice';
import { warAt } from '../../../src/war/game/past';
import { order, present, type War } from '../../../src/war/game/war';
import { LESSONS } from '../../../src/war/ui/lessons/course/lessons';
import type { LessonStep, StepId } from '../../../src/war/ui/lessons/course/types';
import {
  actionOf,
  enemyOrder,
  layOut,
  lessonMomentOf,
  positionIn,
  type StepLayout,
} from '../../../src/war/ui/lessons/lessonWar';
import { squareNamed, OPEN, type Verdict } from '../../../src/war/ui/lessons/judging';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import lessons from '../../../src/languages/en/war/lessons.json';
import rulebook from '../../../src/languages/en/war/rulebook.json';

/** The steps that have messages, in the order in which they are written. */
const STEP_IDS = Object.keys(lessons.steps) as StepId[];

/** What a learner may do at each step and be right: orders in the notation. `?J14` chooses a unit that cannot march. */
const RIGHT: Readonly<Record<StepId, readonly string[]>> = {
  throughPass: ['F9-G11', 'F9-F11', 'F8-F7 F9-G11'],
  roundCorner: ['E9-F10', 'G8-G9 E9-F10'],
  endTurn: ['.', 'G8-G9 .'],
  whyIsolated: ['?J14', '?I13'],
  restoreLine: ['H15-I15', 'H15-J15', 'H15-H14', 'G15-H14'],
  cutLine: ['O20-O18', 'O20-P19', 'N19-O18'],
  leadLine: ['I20-G20', 'I20-H21'],
  twoRelays: ['G19-G20 G16-G14', 'G16-G14 G19-G20', 'G19-F19 G16-F14'],
  addFire: ['H13-I12 xK12', 'I15-I14 xK12', 'H13-I14 xK12', 'H13-I12 I15-I14 xK12'],
  weakest: ['xK15', 'I15-J13 xK12'],
  support: ['H15-I14 .', 'H15-I15 .', 'G15-I15 .', 'J14-I15 .'],
  holdFort: ['H12-I13 .', 'H14-I13 H15-I14 .'],
  firePass: ['E8-F9 xF12', 'E8-F10 xF12'],
  column: ['G15-G14 xK14'],
  noChargeFort: ['xL13'],
  retreatFirst: ['J14-I13', 'J14-I14', 'J14-I15', 'J14-J15', 'J14-K15'],
  lastWayOut: ['K14-L13 xM12'],
  firstArsenal: ['R25-T23', 'J23-J24 R25-T23'],
  driveOut: ['xT3', 'S6-T5 xT3'],
  secondArsenal: ['S4-T3'],
};

/** What a learner may do and be wrong, with what the answer has to say. */
const WRONG: Readonly<Record<StepId, readonly (readonly [string, RegExp])[]>> = {
  throughPass: [
    ['F9-F10', /F10 is not beyond the mountains/],
    ['F9-G9', /G9 is not beyond the mountains/],
    [
      'F9-E11',
      /cavalry at E11 isolated.*No line leads to E11.*It touches no fighting unit of its side/,
    ],
    ['.', /the cavalry has not marched/],
  ],
  roundCorner: [
    ['E9-F9', /one move of this turn, to F9/],
    ['.', /no infantry stands in the pass/],
  ],
  endTurn: [],
  whyIsolated: [['H15-I15', /choose an isolated unit first/]],
  restoreLine: [
    ['H15-G16', /artillery at J14 is still isolated.*cavalry at G11 cuts the line from D8/],
    ['H15-H17', /cavalry at H17 isolated.*artillery at J14 is still isolated/],
    ['.', /artillery at J14 is still isolated/],
  ],
  cutLine: [
    ['O20-P20', /cavalry at P20 isolated.*line from T23 still reaches/],
    ['O20-O19', /line from T23 still reaches the \w+ at \w+/],
    ['.', /line from T23 still reaches/],
  ],
  leadLine: [
    ['I20-K20', /mounted communications at K20 is out of communication.*L20 is still isolated/],
    ['I20-I22', /infantry at L20 is still isolated/],
    ['.', /turn is over.*infantry at L20 is still isolated/],
  ],
  twoRelays: [
    ['G19-H19 G16-G14', /G14 is out of communication.*H19 is out|H19.*G14 is out/],
    ['G19-G20 G16-G17', /foot artillery at L14 is still isolated/],
    ['G19-G20 .', /turn is over.*foot artillery at L14 is still isolated/],
  ],
  addFire: [
    ['xK12', /5 against 6: the infantry at K12 resists.*8 against 6/],
    ['H13-I13 xK12', /5 against 6: the infantry at K12 resists/],
    ['.', /8 against 6/],
  ],
  weakest: [
    ['xK12', /13 against 12 is only one point more.*K12 is dislodged/],
    ['xK14', /8 against 13: the infantry at K14 resists/],
    ['.', /two points or more/],
  ],
  support: [
    ['H16-I15 .', /dislodge your infantry at J14, 13 against 12/],
    ['.', /dislodge your infantry at J14, 13 against 12/],
    ['xL16', /dislodge your infantry at J14/],
  ],
  holdFort: [
    ['H14-I13 .', /no bonus in a fort.*destroy your cavalry at I13, 13 against 11/],
    ['.', /None of your units stands in the fort/],
  ],
  firePass: [
    ['E8-F8 .', /not destroyed/],
    ['.', /with no mountain between/],
  ],
  column: [
    ['xK14', /21 against 20 is only one point more.*22 against 20/],
    ['G15-H15 xK14', /21 against 20/],
    ['.', /22 against 20/],
  ],
  noChargeFort: [
    ['xL15', /8 against 25: the infantry at L15 resists.*cannot be charged/],
    ['.', /no unit of the South is destroyed/],
  ],
  retreatFirst: [
    ['J14-J13', /infantry at J13 isolated/],
    ['J14-K13', /infantry at K13 isolated.*destroy your infantry at K13/],
    ['J14-K14', /infantry at K14 isolated.*destroy your infantry at K14/],
  ],
  lastWayOut: [
    ['xM12', /21 against 20 is only one point more.*still leave, by L13/],
    ['.', /still leave, by L13/],
    ['K14-L13 .', /M12 is not destroyed/],
  ],
  firstArsenal: [
    ['R25-S24', /ended its move on S24/],
    ['R25-R23', /ended its move on R23.*cavalry at R23 isolated/],
    ['.', /T23 still stands/],
  ],
  driveOut: [['.', /still has its guard/]],
  secondArsenal: [
    ['S4-S3', /ended its move on S3.*T3/],
    ['.', /T3 still stands/],
  ],
};

interface Played {
  readonly scene: StepLayout;
  readonly war: War;
  readonly verdict: Verdict;
}

/** The war with one more order of the enemy, which the rules let pass. */
function carriedOut(war: War, text: string): War {
  const ordered = order(war, actionOf(text));
  if (!ordered.ok) throw new Error(`the enemy cannot ${text}`);
  return ordered.war;
}

/** Carries out a learner's orders from where the enemy has finished; only the last may end the step. */
function played(step: LessonStep, scene: StepLayout, orders: string): Played {
  let war = scene.war;
  for (let text = enemyOrder(scene, war); text !== null; text = enemyOrder(scene, war))
    war = carriedOut(war, text);
  let refusal: Refusal | null = null;
  const words = orders.split(' ');
  words.forEach((word, i) => {
    if (i > 0)
      expect(step.judge(lessonMomentOf(scene, war, refusal)), `${step.id}: ${orders}`).toBe(OPEN);
    if (word.startsWith('?')) {
      const square = squareNamed(word.slice(1));
      refusal = { reasons: reasonsToStay(present(war), square), at: square };
      return;
    }
    const ordered = order(war, readAction(BOARD, word)!);
    if (!ordered.ok) throw new Error(`${step.id}: ${word} is refused`);
    war = ordered.war;
  });
  return { scene, war, verdict: step.judge(lessonMomentOf(scene, war, refusal)) };
}

/** A step laid out as the first right answers to those before it leave it. */
function sceneOf(wanted: StepId): { step: LessonStep; scene: StepLayout } {
  for (const { steps } of LESSONS) {
    let before: War | null = null;
    for (const step of steps) {
      const scene = layOut(step, before && present(before));
      if (step.id === wanted) return { step, scene };
      before = played(step, scene, RIGHT[step.id][0]!).war;
    }
  }
  throw new Error(`no step ${wanted}`);
}

describe('the course', () => {
  test('has every lesson and every step once, in order', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(Object.keys(lessons.lessons));
    expect(LESSONS.flatMap(({ steps }) => steps.map(({ id }) => id))).toEqual(STEP_IDS);
    for (const { steps } of LESSONS) expect(steps.length).toBeLessThanOrEqual(4);
  });

  test('begins each lesson on a legal position, which is written as it is read', () => {
    for (const { steps } of LESSONS) {
      expect(steps[0].position).toBeDefined();
      for (const { position } of steps) {
        if (position === undefined) continue;
        const laid = positionIn(position);
        expect(writePosition(laid)).toBe(position);
        expect(laid.side).toBe('N');
        expect(hasForces(laid, 'S')).toBe(true);
      }
    }
    expect(() => positionIn('25/25 N - - 1')).toThrow('no position');
  });

  test('cites clauses that the rule book has, and marks squares of the board', () => {
    const clauses = rulebook.chapters.flatMap((chapter) => chapter.rules.map((r) => r.clause));
    for (const { clause, marks } of LESSONS.flatMap(({ steps }) => steps)) {
      expect(clauses).toContain(clause);
      for (const mark of marks) expect(squareNamed(mark)).toBeGreaterThanOrEqual(0);
    }
    expect(() => squareNamed('Z9')).toThrow('no square Z9');
  });
});

describe.each(STEP_IDS)('%s', (id) => {
  test('asks for something that is not done yet', () => {
    const { step, scene } = sceneOf(id);
    let { war } = scene;
    for (let text = enemyOrder(scene, war); text !== null; text = enemyOrder(scene, war))
      war = carriedOut(war, text);
    expect(step.judge(lessonMomentOf(scene, war, null))).toBe(OPEN);
    expect(present(war).side).toBe('N');
  });

  test.each(RIGHT[id])('%s is right', (orders) => {
    const { step, scene } = sceneOf(id);
    expect(played(step, scene, orders).verdict).toEqual({ is: 'done' });
  });

  if (WRONG[id].length > 0)
    test.each(WRONG[id])('%s is wrong, and why', (orders, why) => {
      const { step, scene } = sceneOf(id);
      const { verdict } = played(step, scene, orders);
      expect(verdict.is === 'wrong' ? verdict.why.join(' ') : verdict.is).toMatch(why);
    });
});

test.each(STEP_IDS)('to try %s again leads to where it can be done', (id) => {
  for (const [orders] of WRONG[id]) {
    const { step, scene } = sceneOf(id);
    const { war } = played(step, scene, orders);
    const again = warAt(war, scene.enemy.length);
    const right = RIGHT[id].some((answer) => {
      let now = again;
      for (const word of answer.split(' ')) {
        if (word.startsWith('?'))
          return reasonsToStay(present(now), squareNamed(word.slice(1))).length > 0;
        const ordered = order(now, readAction(BOARD, word)!);
        if (!ordered.ok) return false;
        now = ordered.war;
      }
      return step.judge(lessonMomentOf(scene, now, null)).is === 'done';
    });
    expect(right, `${id}: ${orders}`).toBe(true);
  }
});

test('the guard of the last arsenal leaves it when dislodged, wherever it can, and nothing else moves', () => {
  const { step, scene } = sceneOf('driveOut');
  for (const orders of RIGHT.driveOut) {
    const { war } = played(step, scene, orders);
    const next = LESSONS[7]!.steps[2]!;
    const { enemy } = layOut(next, present(war));
    expect(enemy).toEqual(orders === 'xT3' ? ['T3-T2', '.'] : ['.']);
  }
  expect(order(scene.war, actionOf('T3-T2')).ok).toBe(false);
  expect(() => actionOf('T3-Z2')).toThrow('no order: T3-Z2');
  expect(() => layOut({ ...step, position: undefined } as never, null)).toThrow('nothing to go on');
  expect(destinations(present(scene.war), squareNamed('S4'))).not.toContain(squareNamed('T3'));
});
