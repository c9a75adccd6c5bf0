import { workerOf } from '../../../shell/platform/pieces';
import { createAsker, type AskedWorker, type Asker } from '../base/asker';
import type { ProgramAnswer, ProgramQuestion } from './question';

export type WorkerLike = AskedWorker<ProgramQuestion, ProgramAnswer>;

/** Asks what thinks for the programs. */
export type Thinker = Asker<ProgramQuestion, ProgramAnswer>;

/** Keeps one worker, which thinks. */
export const createThinker = (open: () => WorkerLike | null): Thinker =>
  createAsker(open, (question) => (question.is === 'turn' ? question.ms : 0));

/** A worker of the browser's, or null where it has none. */
export const openWorker = (): WorkerLike | null =>
  workerOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
