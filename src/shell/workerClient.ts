/** A message to or from a worker, with the id of the question to which it belongs. */
export interface Posted<T> {
  readonly id: number;
  readonly what: T;
}

/** Questions and answers have the same tag; a fault has its own. */
interface Tagged {
  readonly is: string;
}
/** An answer of a worker that is not a fault. */
export type Answered<A extends Tagged> = Exclude<A, { readonly is: 'fault' }>;

/** The members of a browser's worker that its client uses; `Q` are the questions, `A` the answers. */
export interface AskedWorker<Q extends Tagged, A extends Tagged> {
  onmessage: ((event: MessageEvent<Partial<Posted<A>> | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  readonly postMessage: (posted: Posted<Q>) => void;
  readonly terminate: () => void;
}

/**
 * Why a worker gave no answer: the browser has no workers (`missing`), or three workers one after the other failed:
 * the last one crashed or did not answer in time (`lost`), or returned nothing usable (`garbled`).
 */
export type WorkerFault = 'missing' | 'lost' | 'garbled';

/** Asks a worker one question at a time; `Q` are the questions, `A` the answers. */
export interface WorkerClient<Q extends Tagged, A extends Tagged> {
  /**
   * Asks a question; an earlier one is forgotten, and its answer dropped. One of the callbacks is called, once (at
   * once without workers), unless another question is asked or it is stopped.
   */
  readonly ask: (
    question: Q,
    done: (answer: Answered<A>) => void,
    failed: (fault: WorkerFault) => void,
  ) => void;
  /** Forgets the question, and ends the worker. */
  readonly stop: () => void;
}

/** The number of times a question is asked, each time to a new worker. */
const TRIES = 3;
/** Milliseconds beyond its time after which an unanswered question is given up, including the worker's start. */
const PATIENCE = 8_000;

/**
 * Creates a client of one worker. A worker that crashes, stays silent or returns nothing usable is replaced and asked
 * again, at most three times in all. `open` creates a worker, or returns null if the browser has none; `timeOf`
 * returns how many milliseconds a question may take; `isWhole` returns whether an answer is complete.
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
