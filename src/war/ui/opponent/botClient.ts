import { workerOf } from '../../../shell/platform/browserApis';
import {
  createWorkerClient,
  type AskedWorker,
  type WorkerClient,
} from '../../../shell/workerClient';
import type { TurnReason } from '../../opponent/reasons';
import type { DeploymentAnswer, BotAnswer, BotQuestion, TurnAnswer } from './question';

/** A worker that answers questions for turns and deployments of bots: the browser's, or a replacement in a test. */
export type WorkerLike = AskedWorker<BotQuestion, BotAnswer>;

/** A client that asks the bots' worker for turns and deployments, one question at a time. */
export type BotClient = WorkerClient<BotQuestion, BotAnswer>;

/**
 * Returns a client that asks a worker for turns and deployments of bots, one question at a time. `open` starts the
 * worker with the first question; null if the browser has none.
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

/** Starts and returns a new worker that computes turns and deployments of bots; null if the browser has no workers. */
export const openWorker = (): WorkerLike | null =>
  workerOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
