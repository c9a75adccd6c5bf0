import { createStore } from 'zustand/vanilla';
import type { Readable } from './table';

/** What keeps an analysis from going on: the browser has no workers, or one was lost or answered with garbage again and again. */
export type AnalysisFault = 'missing' | 'lost' | 'garbled';

/** What is known of turns, each by the question that was asked of it, as long as the page lives. */
export interface AnalysisState<Result> {
  readonly known: ReadonlyMap<string, Result>;
  /** Whether more is being found out. */
  readonly running: boolean;
  /** Why it has ended before its time. */
  readonly fault: AnalysisFault | null;
  /** Whether somebody looks at it, or has asked to. */
  readonly shown: boolean;
}

/** What analyses one turn at a time. */
export interface AnalysisEngine<Question, Result> {
  /** One of the two is called once, unless it is asked again or stopped. */
  readonly ask: (
    question: Question,
    done: (result: Result) => void,
    failed: (fault: AnalysisFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** Analyses games turn by turn, and remembers what it found. */
export interface Analyst<Question, Result> {
  readonly state: Readable<AnalysisState<Result>>;
  /** What is known of a turn, or undefined. */
  readonly of: (question: Question) => Result | undefined;
  /** Asks one after the other what is not known yet; whatever was asked before is given up. */
  readonly start: (questions: readonly Question[]) => void;
  /** Gives up what is not known yet. */
  readonly stop: () => void;
  readonly show: (shown: boolean) => void;
  /** Takes over what was found elsewhere. */
  readonly learn: (found: readonly (readonly [Question, Result])[]) => void;
}

/** Turns remembered at most: those first learnt are forgotten before others. */
const MOST_KNOWN = 3_000;

/** An analyst with a mind of his own. Questions are values: two that say the same are the same. */
export function createAnalyst<Question, Result>(
  engine: AnalysisEngine<Question, Result>,
): Analyst<Question, Result> {
  const state = createStore<AnalysisState<Result>>(() => ({
    known: new Map(),
    running: false,
    fault: null,
    shown: false,
  }));
  const keyOf = (question: Question): string => JSON.stringify(question);
  const of = (question: Question): Result | undefined =>
    state.getState().known.get(keyOf(question));

  function withMore(found: readonly (readonly [Question, Result])[]): ReadonlyMap<string, Result> {
    const known = new Map(state.getState().known);
    for (const [question, result] of found) known.set(keyOf(question), result);
    const over = known.size - MOST_KNOWN;
    if (over > 0) for (const key of [...known.keys()].slice(0, over)) known.delete(key);
    return known;
  }

  function next(questions: readonly Question[]): void {
    const at = questions.findIndex((question) => of(question) === undefined);
    const question = questions[at];
    if (question === undefined) {
      state.setState({ running: false });
      engine.stop();
      return;
    }
    engine.ask(
      question,
      (result) => {
        state.setState({ known: withMore([[question, result]]) });
        next(questions.slice(at + 1));
      },
      (fault) => state.setState({ running: false, fault }),
    );
  }

  return {
    state,
    of,
    start(questions) {
      state.setState({ running: true, fault: null });
      next(questions);
    },
    stop() {
      engine.stop();
      if (state.getState().running) state.setState({ running: false });
    },
    show: (shown) => state.setState({ shown }),
    learn: (found) => state.setState({ known: withMore(found) }),
  };
}
