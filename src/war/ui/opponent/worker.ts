import { ticks } from '../../../shell/platform/ticks';
import type { Posted } from '../base/asker';
import { answered } from './answer';
import type { ProgramAnswer, ProgramQuestion } from './question';

// The program thinks beside the page, which goes on answering meanwhile.
self.addEventListener(
  'message',
  ({ data: { id, what } }: MessageEvent<Posted<ProgramQuestion>>) => {
    const answer: Posted<ProgramAnswer> = { id, what: answered(what, ticks) };
    self.postMessage(answer);
  },
);
