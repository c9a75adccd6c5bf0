import type { Posted, ProgramAnswer, ProgramQuestion } from './question';

/** As much of a worker as is used of one. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Posted<ProgramAnswer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  readonly postMessage: (posted: Posted<ProgramQuestion>) => void;
  readonly terminate: () => void;
}

/** Why there is no answer: the browser has no workers, or one was lost again and again. */
export type ThinkerFault = 'missing' | 'lost';
export type Thought = Exclude<ProgramAnswer, { is: 'fault' }>;

export interface Thinker {
  /**
   * Asks; any question before it is forgotten, and its answer dropped. One of the two is called, once (where there are no
   * workers, at once), unless
   * something else is asked or it is stopped.
   */
  readonly ask: (
    question: ProgramQuestion,
    done: (thought: Thought) => void,
    failed: (fault: ThinkerFault) => void,
  ) => void;
  /** Forgets what was asked, and ends the worker. */
  readonly stop: () => void;
}

/** A worker is started anew and asked again so often. */
const TRIES = 3;
/** Milliseconds over its time after which a worker that has not answered is given up, its start included. */
const PATIENCE = 8_000;

/**
 * Keeps one worker, which thinks. One that crashes, is killed or stays silent is started anew and asked again, a few
 * times. `open` makes a worker, or answers null where the browser has none.
 */
export function createThinker(open: () => WorkerLike | null): Thinker {
  let worker: WorkerLike | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The question that is out; null where none is. */
  let out: { readonly id: number } | null = null;
  let ids = 0;

  function end(): void {
    clearTimeout(timer);
    out = null;
    if (worker === null) return;
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
    worker = null;
  }

  function tryAsk(question: ProgramQuestion, tries: number, calls: Calls): void {
    const again = (): void => {
      end();
      if (tries < TRIES) tryAsk(question, tries + 1, calls);
      else calls.failed('lost');
    };
    const asked = { id: (ids += 1) };
    out = asked;
    timer = setTimeout(again, PATIENCE + (question.is === 'turn' ? question.ms : 0));
    try {
      worker ??= open();
      if (worker === null) {
        end();
        calls.failed('missing');
        return;
      }
      worker.onmessage = ({ data: { id, what } }) => {
        if (out?.id !== id) return;
        if (what.is === 'fault' || what.is !== question.is) {
          again();
          return;
        }
        clearTimeout(timer);
        out = null;
        calls.done(what);
      };
      worker.onerror = worker.onmessageerror = again;
      worker.postMessage({ id: asked.id, what: question });
    } catch {
      again();
    }
  }

  return {
    ask(question, done, failed) {
      // One that thinks of something else hears nothing until it is done.
      if (out !== null) end();
      tryAsk(question, 1, { done, failed });
    },
    stop: end,
  };
}

interface Calls {
  readonly done: (thought: Thought) => void;
  readonly failed: (fault: ThinkerFault) => void;
}

/** A worker of the browser's, or null where it has none. */
export const openWorker = (): WorkerLike | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
