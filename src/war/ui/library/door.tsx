import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The games that are kept. */
export const Library = lazyScreen(async () => (await import('./Library')).Library, 'late');
