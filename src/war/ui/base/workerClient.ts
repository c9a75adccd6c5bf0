/** What goes to a worker and comes back from it: `id` says which question an answer is to. */
export interface Posted<T> {
  readonly id: number;
  readonly what: T;
}

/** A question says what it is about, and so does its answer; one that is a fault could not be answered. */
interface Tagged {
  readonly is: string;
}
/** An answer to a question. */
export type Answered<A extends Tagged> = Exclude<A, { readonly is: 'fault' }>;

/** As much of a worker as is used of one. */
export interface AskedWorker<Q extends Tagged, A extends Tagged> {
  onmessage: ((event: MessageEvent<Partial<Posted<A>> | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  readonly postMessage: (posted: Posted<Q>) => void;
  readonly terminate: () => void;
}

/** Why there is no answer: the browser has no workers, or one was lost or answered with garbage again and again. */
export type WorkerFault = 'missing' | 'lost' | 'garbled';

/** Asks a worker, one question at a time. */
export interface WorkerClient<Q extends Tagged, A extends Tagged> {
  /**
   * Asks; any question before it is forgotten, and its answer dropped. One of the two is called, once (where there are no
   * workers, at once), unless something else is asked or it is stopped.
   */
  readonly ask: (
    question: Q,
    done: (answer: Answered<A>) => void,
    failed: (fault: WorkerFault) => void,
  ) => void;
  /** Forgets what was asked, and ends the worker. */
  readonly stop: () => void;
}

/** A worker is started anew and asked again so often. */
const TRIES = 3;
/** Milliseconds over its time after which a worker that has not answered is given up, its start included. */
const PATIENCE = 8_000;

/**
 * Keeps one worker, which answers. One that crashes, is killed, stays silent or answers with garbage is started anew and
 * asked again, a few times. `open` makes a worker, or answers null where the browser has none; `timeOf` is how long a question
 * takes at most, in milliseconds; `isWhole` is whether an answer that says what it should be has all that belongs to it.
 */
export function createWorkerClient<Q extends Tagged, A extends Tagged>(
  open: () => AskedWorker<Q, A> | null,
  timeOf: (question: Q) => number,
  isWhole: (answer: Answered<A>) => boolean,
): WorkerClient<Q, A> {
  let worker: AskedWorker<Q, A> | null = null;
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
      // One that thinks of something else hears nothing until it is done.
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
