/** A message to or from a worker: a question or an answer (`what`), and the id of the question to which it belongs. */
export interface Posted<T> {
  readonly id: number;
  readonly what: T;
}

/** Questions and answers have the same tag; a fault has its own. */
interface Tagged {
  readonly is: string;
}
/** An answer of a worker, of the type `A` without its faults. */
export type Answered<A extends Tagged> = Exclude<A, { readonly is: 'fault' }>;

/**
 * A browser's worker, limited to the members that its client uses; `Q` is the type of the questions sent to it, `A`
 * that of its answers.
 */
export interface AskedWorker<Q extends Tagged, A extends Tagged> {
  onmessage: ((event: MessageEvent<Partial<Posted<A>> | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  readonly postMessage: (posted: Posted<Q>) => void;
  readonly terminate: () => void;
}

/**
 * Why no worker gave an answer: the browser has none (`missing`), or three in a row failed, the last of which crashed
 * or did not answer in time (`lost`), or gave an unusable answer (`garbled`).
 */
export type WorkerFault = 'missing' | 'lost' | 'garbled';

/**
 * Asks a worker one question at a time (`ask`), and ends the worker (`stop`). `Q` is the type of the questions, `A`
 * that of the answers.
 */
export interface WorkerClient<Q extends Tagged, A extends Tagged> {
  /**
   * Asks a question. Calls either `done` or `failed`, once; neither if another question is asked before, or `stop` is
   * called. Without workers, `failed` is called at once.
   */
  readonly ask: (
    question: Q,
    done: (answer: Answered<A>) => void,
    failed: (fault: WorkerFault) => void,
  ) => void;
  /** Drops the question, and ends the worker; the next question starts another. */
  readonly stop: () => void;
}

/** The number of times a question is asked, each time to a new worker. */
const TRIES = 3;
/** Milliseconds beyond its time after which an unanswered question is given up, including the worker's start. */
const PATIENCE = 8_000;

/**
 * Returns a client that asks one worker, which it starts with the first question. A worker that crashes, stays silent
 * or gives an unusable answer is replaced and asked again, three times in all. `open` starts a worker, null if the
 * browser has none; `timeOf` returns the milliseconds that a question may take; `isWhole` whether an answer is usable.
 */
export function createWorkerClient<Q extends Tagged, A extends Tagged>(
  open: () => AskedWorker<Q, A> | null,
  timeOf: (question: Q) => number,
  isWhole: (answer: Answered<A>) => boolean,
): WorkerClient<Q, A> {
  let worker: AskedWorker<Q, A> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The open question; null if there is none. */
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

  function tryAsk(question: Q, tries: number, calls: Calls<A>): void {
    const again = (fault: WorkerFault): void => {
      end();
      if (tries < TRIES) tryAsk(question, tries + 1, calls);
      else calls.failed(fault);
    };
    const lost = (): void => again('lost');
    const asked = { id: (ids += 1) };
    out = asked;
    timer = setTimeout(lost, PATIENCE + timeOf(question));
    try {
      worker ??= open();
      if (worker === null) {
        end();
        calls.failed('missing');
        return;
      }
      worker.onmessage = ({ data }) => {
        const { id, what } = data ?? {};
        if (out === null || (typeof id === 'number' && id !== out.id)) return;
        if (what?.is === 'fault') lost();
        else if (id === undefined || what?.is !== question.is || !isWhole(what as Answered<A>))
          again('garbled');
        else {
          clearTimeout(timer);
          out = null;
          calls.done(what as Answered<A>);
        }
      };
      worker.onerror = worker.onmessageerror = lost;
      worker.postMessage({ id: asked.id, what: question });
    } catch {
      lost();
    }
  }

  return {
    ask(question, done, failed) {
      // A busy worker receives nothing until it is done.
      if (out !== null) end();
      tryAsk(question, 1, { done, failed });
    },
    stop: end,
  };
}

interface Calls<A extends Tagged> {
  readonly done: (answer: Answered<A>) => void;
  readonly failed: (fault: WorkerFault) => void;
}
