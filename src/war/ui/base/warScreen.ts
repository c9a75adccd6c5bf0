import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A `lazyScreen` with the messages of a war; `more` names further parts of them. */
export const warScreen: typeof lazyScreen = (place, load, name, ...more) =>
  lazyScreen(place, load, name, 'game', 'lazy', ...more);
