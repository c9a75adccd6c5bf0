import { useSyncExternalStore } from 'react';
import { workerOf } from '../../../shell/platform/browserApis';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import {
  createAnalyst,
  type AnalysisEngine,
  type AnalysisState,
} from '../../store/analysis/analysis';
import { createWorkerClient, type AskedWorker } from '../../../shell/workerClient';
import type { AnalysisAnswer, AnalysisQuestion } from './question';

/** Milliseconds that a turn may take on a slow, busy machine. */
const TURN_TIME = 30_000;

const openWorker = (): AskedWorker<AnalysisQuestion, AnalysisAnswer> | null =>
  workerOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

interface WithActions {
  readonly actions: readonly unknown[];
}
const hasActions = (found: Partial<WithActions> | null | undefined): boolean =>
  Array.isArray(found?.actions);

/** Returns whether an answer is complete; a worker of another version may post something else. */
const isWhole = ({ analysis }: { readonly analysis?: Partial<TurnAnalysis> | null }): boolean =>
  [analysis?.before, analysis?.after, analysis?.loss].every((share) => typeof share === 'number') &&
  Array.isArray(analysis?.kills) &&
  analysis.kills.every(hasActions) &&
  [analysis.better, analysis.cut].every((found) => found === null || hasActions(found));

/** Returns an engine that analyses one turn at a time in the worker of `open`, each within 30 seconds. */
export function createAnalysisEngine(
  open: () => AskedWorker<AnalysisQuestion, AnalysisAnswer> | null,
): AnalysisEngine<AnalysisQuestion, TurnAnalysis> {
  const client = createWorkerClient(open, () => TURN_TIME, isWhole);
  return {
    ask: (question, done, failed) => client.ask(question, ({ analysis }) => done(analysis), failed),
    stop: client.stop,
  };
}

/**
 * The page's analyst of Debord's game: it runs analyses in a worker, and caches their results as long as the page is
 * open. The worker starts with the first question, and ends when none is left.
 */
export const analyst = createAnalyst(createAnalysisEngine(openWorker));

/**
 * Hook: returns the state of the page's analyst: the results known so far, whether an analysis runs or has failed, and
 * whether its panel is open. The component renders again when it changes.
 */
export const useAnalyst = (): AnalysisState<TurnAnalysis> =>
  useSyncExternalStore(analyst.state.subscribe, analyst.state.getState);
