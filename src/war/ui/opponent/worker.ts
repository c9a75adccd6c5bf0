import { ticks } from '../../../shell/platform/ticks';
import type { Posted } from '../../../shell/workerClient';
import { answered } from './answer';
import type { BotAnswer, BotQuestion } from './question';

// The bot thinks beside the page, which stays responsive.
self.addEventListener('message', ({ data: { id, what } }: MessageEvent<Posted<BotQuestion>>) => {
  const answer: Posted<BotAnswer> = { id, what: answered(what, ticks) };
  self.postMessage(answer);
});
