import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** What is heard of a game; it tells no messages. */
export const Sounds = lazyScreen('untold', () => import('./Sounds'), 'Sounds');
