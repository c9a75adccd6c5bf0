import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A `lazyScreen` that also loads the messages of a war; `more` names further parts of the messages. */
export const warScreen: typeof lazyScreen = (place, load, name, ...more) =>
  lazyScreen(place, load, name, 'game', 'lazy', ...more);
