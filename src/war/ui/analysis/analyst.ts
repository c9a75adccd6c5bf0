import { useSyncExternalStore } from 'react';
import { workerOf } from '../../../shell/platform/pieces';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { createAnalyst, type AnalystMind, type AnalysisState } from '../../store/analysis';
import { createAsker, type AskedWorker, type Asker } from '../base/asker';
import type { AnalysisAnswer, AnalysisQuestion } from './question';

/** Milliseconds that a turn may take on a slow machine with other work. */
const TURN_TIME = 30_000;

const openWorker = (): AskedWorker<AnalysisQuestion, AnalysisAnswer> | null =>
  workerOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** Whether an answer has what it is read for: whatever else a worker of another version posts is no answer. */
export const isWhole = ({
  analysis,
}: {
  readonly analysis?: Partial<TurnAnalysis> | null;
}): boolean =>
  typeof analysis?.before === 'number' &&
  typeof analysis.after === 'number' &&
  typeof analysis.loss === 'number' &&
  Array.isArray(analysis.kills);

/** What analyses by a worker. */
export const analystMind = (
  asker: Asker<AnalysisQuestion, AnalysisAnswer>,
): AnalystMind<AnalysisQuestion, TurnAnalysis> => ({
  ask: (question, done, failed) => asker.ask(question, ({ analysis }) => done(analysis), failed),
  stop: asker.stop,
});

/** The analyst of the page; his worker begins with the first question, and ends with the last. */
export const analyst = createAnalyst(
  analystMind(createAsker(openWorker, () => TURN_TIME, isWhole)),
);

/** What he is doing, and what he knows. */
export const useAnalyst = (): AnalysisState<TurnAnalysis> =>
  useSyncExternalStore(analyst.state.subscribe, analyst.state.getState);
