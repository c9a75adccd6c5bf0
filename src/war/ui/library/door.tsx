import { warScreen } from '../base/warScreen';

/** The games that are kept. */
export const LibraryScreen = warScreen('screen', () => import('./LibraryScreen'), 'LibraryScreen');
