import { expect, test, vi } from 'vitest';
import type { TurnAnalysis } from '../../../../src/war/analysis/analyseTurn';
import { createAnalyst } from '../../../../src/war/store/analysis/analysis';
import { createAnalysisEngine } from '../../../../src/war/ui/analysis/analyst';
import { answered } from '../../../../src/war/ui/analysis/answer';
import type { AnalysisAnswer, AnalysisQuestion } from '../../../../src/war/ui/analysis/question';
import type { AskedWorker, Posted } from '../../../../src/shell/workerClient';
import { writeGround } from '../../../../src/war/game/groundText';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';

const QUESTION: AnalysisQuestion = {
  is: 'analysis',
  ...writeGround(STANDARD_BOARD, RULE_SETS.debord),
  position:
    '25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1',
  actions: ['M3-L3', '.'],
  nodes: 1_000,
  seed: 1,
};
const ANSWER = answered(QUESTION);
const ANALYSIS = (ANSWER as Extract<AnalysisAnswer, { is: 'analysis' }>).analysis;

/** An analyst whose workers answer every question with what `post` makes of it; how many were opened. */
function analystOf(post: (id: number) => unknown) {
  const open = vi.fn((): AskedWorker<AnalysisQuestion, AnalysisAnswer> => {
    const worker: AskedWorker<AnalysisQuestion, AnalysisAnswer> = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: ({ id }) =>
        worker.onmessage?.({ data: post(id) } as MessageEvent<Posted<AnalysisAnswer>>),
      terminate: () => undefined,
    };
    return worker;
  });
  return { analyst: createAnalyst(createAnalysisEngine(open)), open };
}

test('an analysis that a worker returns is stored', () => {
  const { analyst, open } = analystOf((id) => ({ id, what: ANSWER }));
  analyst.start([QUESTION]);
  expect(analyst.of(QUESTION)).toEqual(ANALYSIS);
  expect(open).toHaveBeenCalledOnce();
});

const without = (key: keyof TurnAnalysis) => (id: number) => ({
  id,
  what: { is: 'analysis', analysis: { ...ANALYSIS, [key]: undefined } },
});

test.each<[string, (id: number) => unknown]>([
  ['null', () => null],
  ['a text', () => 'garbage'],
  ['no answer', (id) => ({ id })],
  ['an answer without its id', () => ({ what: ANSWER })],
  ['an answer to another kind of question', (id) => ({ id, what: { is: 'turn', actions: [] } })],
  ['no analysis', (id) => ({ id, what: { is: 'analysis' } })],
  ['null for an analysis', (id) => ({ id, what: { is: 'analysis', analysis: null } })],
  ['no loss', without('loss')],
  ['no share before', without('before')],
  ['no better turn, nor null', without('better')],
  ['no cut, nor null', without('cut')],
  ['no kills', without('kills')],
  [
    'kills that are none',
    (id) => ({ id, what: { is: 'analysis', analysis: { ...ANALYSIS, kills: [null] } } }),
  ],
])('garbage from a worker is requested again, and reported as garbage: %s', (_, post) => {
  const { analyst, open } = analystOf(post);
  analyst.start([QUESTION]);
  expect(analyst.of(QUESTION)).toBeUndefined();
  expect(analyst.state.getState()).toMatchObject({ running: false, fault: 'garbled' });
  expect(open).toHaveBeenCalledTimes(3);
});
