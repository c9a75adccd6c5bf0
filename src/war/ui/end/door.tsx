import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The end of a war. */
export const EndScreen = lazyScreen(async () => (await import('./EndScreen')).EndScreen, 'late');
