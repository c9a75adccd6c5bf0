import { workerOf } from '../../../shell/platform/browserApis';
import {
  createWorkerClient,
  type Answered,
  type AskedWorker,
  type WorkerClient,
} from '../../../shell/workerClient';
import type { Act } from '../../opponent/marches';
import type { ProgramAnswer, ProgramQuestion } from '../../opponent/question';

/** A web worker that computes what a program orders that plays a side, or a test's replacement of it. */
export type ProgramWorker = AskedWorker<ProgramQuestion, ProgramAnswer>;

/** Asks a worker of the program what a side orders next, or for advice, and receives the answer. */
export type ProgramClient = WorkerClient<ProgramQuestion, ProgramAnswer>;

/** The most milliseconds that the program may compute on a slow, busy machine. */
const THINKING = 4_000;

/**
 * Creates the client that asks a worker of the program for orders or advice. `open` returns the worker, and is called
 * at the first question; it returns null in a browser without workers.
 */
export const createProgramClient = (open: () => ProgramWorker | null): ProgramClient =>
  createWorkerClient(open, () => THINKING, isWhole);

const isAct = (act: Partial<Act> | null): boolean =>
  typeof act?.purpose === 'string' &&
  Array.isArray(act.orders) &&
  act.orders.every((order: { kind?: unknown } | null) => typeof order?.kind === 'string');

/** Returns whether an answer is complete; a worker of another version may post something else. */
const isWhole = (answer: Answered<ProgramAnswer>): boolean =>
  answer.is === 'hints'
    ? [answer.fights, answer.served].every(Array.isArray)
    : Array.isArray(answer.acts) && answer.acts.every(isAct);

/** Returns a new worker of the program; null if the browser has no workers. */
export const openProgramWorker = (): ProgramWorker | null =>
  workerOf(() => new Worker(new URL('./programWorker.ts', import.meta.url), { type: 'module' }));
