import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The war so far, to go through it. */
export const HistoryPanel = lazyScreen(
  'panel',
  () => import('./HistoryPanel'),
  (from) => from.HistoryPanel,
  'late',
);
const scenes = deferred(() => import('./deferred'), 'late');

/** Whether what is seen of orders can be shown by now. */
export const useScenes = scenes.use;
/** What is seen of orders over the board. */
export const BoardScene = scenes.component((from) => from.BoardScene);
/** Which moment of the past is shown, and the plate of the end. */
export const BoardOver = scenes.component((from) => from.BoardOver);
