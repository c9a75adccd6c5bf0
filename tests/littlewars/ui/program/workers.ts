import type { Posted } from '../../../../src/shell/workerClient';
import {
  answered,
  type ProgramAnswer,
  type ProgramQuestion,
} from '../../../../src/littlewars/opponent/question';
import type { ProgramWorker } from '../../../../src/littlewars/ui/program/programClient';

/** Workers in the test's own thread: they answer like the program, or as `answer` does, and record their questions. */
export function createWorkers(answer: (question: ProgramQuestion) => unknown = answered) {
  const asked: ProgramQuestion[] = [];
  const open: ProgramWorker[] = [];
  const how = { answer };
  const openWorker = (): ProgramWorker => {
    const worker: ProgramWorker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (posted: Posted<ProgramQuestion>) => {
        // As the browser does between two threads.
        const { id, what } = structuredClone(posted);
        asked.push(what);
        queueMicrotask(() => {
          const answer = how.answer(what);
          if (answer !== undefined)
            worker.onmessage?.({
              data: { id, what: answer as ProgramAnswer },
            } as MessageEvent<Posted<ProgramAnswer>>);
        });
      },
      terminate: () => void open.splice(open.indexOf(worker), 1),
    };
    open.push(worker);
    return worker;
  };
  return { openWorker, asked, open, how };
}
