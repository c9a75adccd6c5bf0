import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The end of a war. */
export const Ending = lazyScreen(async () => (await import('./Ending')).Ending, 'late');
/** The question whether to end a war before its time. */
export const EarlyEnd = lazyScreen(async () => (await import('./EarlyEnd')).EarlyEnd);
