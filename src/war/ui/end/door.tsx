import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The end of a war. */
export const Ending = lazyScreen(async () => (await import('./Ending')).Ending, 'late');
