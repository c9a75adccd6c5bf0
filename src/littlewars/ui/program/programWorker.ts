import type { Posted } from '../../../shell/workerClient';
import { answered, type ProgramAnswer, type ProgramQuestion } from '../../opponent/question';

// The program computes beside the page, which stays responsive.
self.addEventListener(
  'message',
  ({ data: { id, what } }: MessageEvent<Posted<ProgramQuestion>>) => {
    const answer: Posted<ProgramAnswer> = { id, what: answered(what) };
    self.postMessage(answer);
  },
);
