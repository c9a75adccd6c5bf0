import { describe, expect, test } from 'vitest';
import { createAnalyst, type AnalysisFault } from '../../../../src/war/store/analysis/analysis';

/** An analyst whose engine the test is. */
function setUp() {
  const asked: string[] = [];
  const workers: { done: (result: number) => void; failed: (fault: AnalysisFault) => void }[] = [];
  let stops = 0;
  const analyst = createAnalyst<{ readonly what: string }, number>({
    ask: ({ what }, done, failed) => {
      asked.push(what);
      workers.push({ done, failed });
    },
    stop: () => {
      stops += 1;
    },
  });
  const questions = ['a', 'b', 'c'].map((what) => ({ what }));
  return {
    analyst,
    asked,
    questions,
    lastEngine: () => workers.at(-1)!,
    stops: () => stops,
    known: () => questions.map((question) => analyst.of(question)),
  };
}

describe('the analyst', () => {
  test('requests turn by turn, and stops the worker after the last', () => {
    const { analyst, asked, questions, lastEngine: engine, stops, known } = setUp();
    analyst.start(questions);
    expect(analyst.state.getState().running).toBe(true);
    engine().done(1);
    expect(asked).toEqual(['a', 'b']);
    expect(known()).toEqual([1, undefined, undefined]);
    engine().done(2);
    expect(stops()).toBe(0);
    engine().done(3);
    expect(known()).toEqual([1, 2, 3]);
    expect(analyst.state.getState().running).toBe(false);
    expect(stops()).toBe(1);
  });

  test('stops, retains its results, and continues from there', () => {
    const { analyst, asked, questions, lastEngine, stops, known } = setUp();
    analyst.start(questions);
    lastEngine().done(1);
    analyst.stop();
    expect(stops()).toBe(1);
    expect(analyst.state.getState().running).toBe(false);
    analyst.start(questions.map(({ what }) => ({ what })));
    expect(asked).toEqual(['a', 'b', 'b']);
    lastEngine().done(2);
    lastEngine().done(3);
    expect(known()).toEqual([1, 2, 3]);
  });

  test('reports why it had to stop, and can be asked again', () => {
    const { analyst, questions, lastEngine } = setUp();
    analyst.start(questions);
    lastEngine().failed('lost');
    expect(analyst.state.getState()).toMatchObject({ running: false, fault: 'lost' });
    analyst.start(questions);
    expect(analyst.state.getState()).toMatchObject({ running: true, fault: null });
  });

  test('adopts stored results, does not request them again, and drops the oldest', () => {
    const { analyst, asked, questions, known } = setUp();
    analyst.learn(questions.map((question, i) => [question, i]));
    analyst.start(questions);
    expect(asked).toEqual([]);
    expect(known()).toEqual([0, 1, 2]);
    analyst.learn(Array.from({ length: 2_999 }, (_, i) => [{ what: `${i}` }, i]));
    expect(known()).toEqual([undefined, undefined, 2]);
  });

  test('remembers whether its results are being viewed', () => {
    const { analyst } = setUp();
    analyst.show(true);
    expect(analyst.state.getState().shown).toBe(true);
    analyst.show(false);
    expect(analyst.state.getState().shown).toBe(false);
  });
});
