import { workerOf } from '../../../shell/platform/pieces';
import {
  createWorkerClient,
  type AskedWorker,
  type WorkerClient,
} from '../../../shell/workerClient';
import type { TurnReason } from '../../opponent/reasons';
import type { DeploymentAnswer, BotAnswer, BotQuestion, TurnAnswer } from './question';

/** A worker that answers questions for bots: the browser's, or a test's replacement of it. */
export type WorkerLike = AskedWorker<BotQuestion, BotAnswer>;

/** Sends questions to the worker of the bots, for turns and deployments, one at a time. */
export type BotClient = WorkerClient<BotQuestion, BotAnswer>;

/**
 * Creates a client that sends questions for turns and deployments to a worker. `open` creates the worker when it is
 * needed; it returns null if the browser has none.
 */
export const createBotClient = (open: () => WorkerLike | null): BotClient =>
  createWorkerClient(open, (question) => (question.is === 'turn' ? question.ms : 0), isWhole);

/** Returns whether an answer is complete; anything else that a worker of another version posts is no answer. */
const isWhole = (answer: TurnAnswer | DeploymentAnswer): boolean =>
  answer.is === 'deployment'
    ? typeof answer.placement === 'string'
    : typeof answer.score === 'number' &&
      [answer.actions, answer.reasons].every(Array.isArray) &&
      answer.actions.every((action) => typeof action === 'string') &&
      answer.reasons.every((reason) => typeof (reason as TurnReason | null)?.code === 'string');

/** Returns a new worker that computes for bots; null if the browser has no workers. */
export const openWorker = (): WorkerLike | null =>
  workerOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
