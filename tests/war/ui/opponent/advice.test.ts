import { expect, test } from 'vitest';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { readPosition } from '../../../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { readSquare } from '../../../../src/war/engine/board';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';
import { beginWar, order, type War } from '../../../../src/war/game/war';
import { createAdviser } from '../../../../src/war/store/analysis/advice';
import { adviceShapes, adviceEngine } from '../../../../src/war/ui/opponent/advice';
import type { BotQuestion, TurnAnswer } from '../../../../src/war/ui/opponent/question';
import type { BotClient } from '../../../../src/war/ui/opponent/botClient';

const game = { board: STANDARD_BOARD, rules: RULE_SETS.debord };
const sq = (name: string): number => readSquare(STANDARD_BOARD, name)!;

/** A war that begins with only these rows filled. */
function warOf(rows: Readonly<Record<string, string>>, rest = 'N B15,D8,T3,T23 - 1'): War {
  const placement = 'ABCDEFGHIJKLMNOPQRST'
    .split('')
    .map((row) => rows[row] ?? '25')
    .join('/');
  const reading = readPosition(STANDARD_BOARD, `${placement} ${rest}`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return beginWar(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}
const WAR = warOf({ B: '2R22', M: '2C22', N: '2C22', P: '2i22', Q: '24i' });
const ANSWER: TurnAnswer = {
  is: 'turn',
  actions: ['N3-O3', 'M3-N3', 'xP3'],
  score: 12,
  advice: {
    threats: [{ code: 'destroys', unit: { kind: 'cavalry', side: 'N' }, target: sq('N3') }],
    remaining: [],
    returns: [],
  },
  reasons: [
    {
      code: 'attacks',
      unit: { kind: 'infantry', side: 'S' },
      target: sq('P3'),
      attack: 14,
      defence: 6,
      outcome: 'destroyed',
    },
  ],
};

/** An engine whose answers the test gives, and what it was asked. */
function setUp() {
  const asked: BotQuestion[] = [];
  let calls: Parameters<BotClient['ask']> | null = null;
  let stops = 0;
  const botClient: BotClient = {
    ask: (...args) => {
      asked.push(args[0]);
      calls = args;
    },
    stop: () => {
      stops += 1;
    },
  };
  const adviser = createAdviser(adviceEngine(botClient, () => 7));
  return {
    adviser,
    asked,
    answer: () => calls![1](ANSWER),
    fail: () => calls![2]('lost'),
    stops: () => stops,
    advice: () => adviser.state.getState(),
  };
}

test('a hint is computed once, and shown in three steps', () => {
  const { adviser, asked, answer, advice } = setUp();
  adviser.hint(game, WAR);
  expect(advice()).toEqual({ is: 'thinking', of: WAR, about: 'hint' });
  // Pressed again while it thinks, it asks nothing anew.
  adviser.hint(game, WAR);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ is: 'turn', level: 6, seed: 7, actions: [] });
  answer();
  expect(advice()).toMatchObject({ is: 'hint', step: 1 });
  expect(adviceShapes(advice())).toEqual([
    { brush: 'red', from: sq('N3'), to: null },
    { brush: 'green', from: sq('P3'), to: null },
  ]);
  adviser.hint(game, WAR);
  expect(advice()).toMatchObject({ is: 'hint', step: 2 });
  expect(adviceShapes(advice())).toEqual([{ brush: 'green', from: sq('M3'), to: null }]);
  adviser.hint(game, WAR);
  expect(adviceShapes(advice())).toEqual([
    { brush: 'green', from: sq('N3'), to: sq('O3') },
    { brush: 'green', from: sq('M3'), to: sq('N3') },
    { brush: 'green', from: sq('P3'), to: null },
  ]);
  adviser.hint(game, WAR);
  expect(advice()).toMatchObject({ is: 'hint', step: 3 });
  expect(asked).toHaveLength(1);
});

test('after an order it is computed again, from the current turn', () => {
  const { adviser, asked, answer, advice } = setUp();
  adviser.hint(game, WAR);
  answer();
  const ordered = order(WAR, readAction(STANDARD_BOARD, 'N3-O3')!);
  if (!ordered.ok) throw new Error('refused');
  adviser.hint(game, ordered.war);
  expect(advice()).toMatchObject({ is: 'thinking', of: ordered.war });
  expect(asked[1]).toMatchObject({ actions: ['N3-O3'] });
});

test('a hint is requested with the squares that the units have left, an answer without', () => {
  const { adviser, asked } = setUp();
  const war = ['N3-O3', '.', 'P3-Q3', '.'].reduce((now, text) => {
    const ordered = order(now, readAction(STANDARD_BOARD, text)!);
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.reasons));
    return ordered.war;
  }, WAR);
  adviser.hint(game, war);
  expect(asked[0]).toMatchObject({ advice: true, moved: [{ at: sq('O3'), from: sq('N3') }] });
  adviser.hint(game, WAR);
  expect(asked[1]).toMatchObject({ advice: true, moved: [] });
  adviser.check(game, war);
  expect(asked[2]).toMatchObject({ advice: true, moved: [] });
});

test('the enemy’s best answer is computed for the ended turn, and drawn in its colour', () => {
  const { adviser, asked, answer, advice } = setUp();
  adviser.check(game, WAR);
  const [question] = asked;
  expect(question).toMatchObject({ is: 'turn', actions: [] });
  expect(question?.is === 'turn' && question.position).toMatch(/ S B15,D8,T3,T23 - 2$/);
  answer();
  expect(advice().is).toBe('answer');
  expect(adviceShapes(advice()).map(({ brush }) => brush)).toEqual(['red', 'red', 'red']);
});

test('for a turn that cannot end yet it explains why, and requests nothing', () => {
  const bound = setUp();
  const retreating = warOf({ B: '2R22', K: '2I22', S: '22i2' }, 'N B15,D8,T3,T23 K3 2');
  bound.adviser.check(game, retreating);
  expect(bound.advice()).toMatchObject({ is: 'bound', refused: { ok: false } });
  expect(bound.asked).toEqual([]);
});

test('the worker may be lost, and stops with the war; then nothing is drawn', () => {
  const { adviser, fail, advice, stops } = setUp();
  adviser.hint(game, WAR);
  fail();
  expect(advice()).toEqual({ is: 'failed', of: WAR, fault: 'lost' });
  expect(adviceShapes(advice())).toEqual([]);
  adviser.stop();
  expect(stops()).toBe(1);
  expect(advice()).toEqual({ is: 'none' });
});
