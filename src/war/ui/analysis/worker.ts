import type { Posted } from '../../../shell/workerClient';
import { answered } from './answer';
import type { AnalysisAnswer, AnalysisQuestion } from './question';

// Games are analysed beside the page, which stays responsive.
self.addEventListener(
  'message',
  ({ data: { id, what } }: MessageEvent<Posted<AnalysisQuestion>>) => {
    const answer: Posted<AnalysisAnswer> = { id, what: answered(what) };
    self.postMessage(answer);
  },
);
