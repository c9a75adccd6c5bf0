import { createStore } from 'zustand/vanilla';
import type { Readable } from '../tables/table';

/**
 * Why an analysis has stopped early: the browser has no workers (`missing`), workers failed several times (`lost`), or
 * they returned something unusable several times (`garbled`).
 */
export type AnalysisFault = 'missing' | 'lost' | 'garbled';

/**
 * The state of an analysis: the results known so far, by the text of the question about each turn; whether more turns
 * are being analysed; why it stopped early; and whether it is shown. Results are forgotten when the page is closed.
 */
export interface AnalysisState<Result> {
  /** The results, by the text of the question (its JSON), the oldest first. */
  readonly known: ReadonlyMap<string, Result>;
  readonly running: boolean;
  /** Why the analysis has stopped early; null if it has not. */
  readonly fault: AnalysisFault | null;
  /** Whether it is shown, or was requested. */
  readonly shown: boolean;
}

/**
 * The computation of the analysis of one turn at a time, in a worker, so that the page stays responsive; `stop` cancels
 * the present one.
 */
export interface AnalysisEngine<Question, Result> {
  /**
   * Analyses a turn; calls either `done` with the result or `failed` with the reason once, unless `ask` is called again
   * or `stop` is called first.
   */
  readonly ask: (
    question: Question,
    done: (result: Result) => void,
    failed: (fault: AnalysisFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** The analysis of games turn by turn, cached until the page is closed. `Question` is a turn, `Result` its analysis. */
export interface Analyst<Question, Result> {
  readonly state: Readable<AnalysisState<Result>>;
  /** Returns the known result of a turn, or undefined. */
  readonly of: (question: Question) => Result | undefined;
  /** Analyses one unknown turn after the other; earlier requests are cancelled. */
  readonly start: (questions: readonly Question[]) => void;
  /** Cancels the analysis of turns whose result is not known yet. */
  readonly stop: () => void;
  readonly show: (shown: boolean) => void;
  /** Adds results from elsewhere. */
  readonly learn: (found: readonly (readonly [Question, Result])[]) => void;
}

/** The most results cached: the oldest are dropped first. */
const MOST_KNOWN = 3_000;

/**
 * Returns an analyst of games, without results: it lets `engine` analyse one turn after another, and caches what the
 * engine returns. Nothing else may use that engine. Questions are compared by value: equal ones are computed once.
 */
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
