import type { Posted } from '../base/workerClient';
import { answered } from './answer';
import type { AnalysisAnswer, AnalysisQuestion } from './question';

// Games are analysed beside the page, which goes on answering meanwhile.
self.addEventListener(
  'message',
  ({ data: { id, what } }: MessageEvent<Posted<AnalysisQuestion>>) => {
    const answer: Posted<AnalysisAnswer> = { id, what: answered(what) };
    self.postMessage(answer);
  },
);
