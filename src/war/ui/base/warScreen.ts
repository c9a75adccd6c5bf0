import { lazyScreen } from '../../../shell/ui/lazyScreen';

/**
 * Returns a component whose module is fetched when it is first shown, as `lazyScreen` does, together with the messages
 * that every screen of a war needs; `more` names further parts of the messages.
 */
export const warScreen: typeof lazyScreen = (place, load, name, ...more) =>
  lazyScreen(place, load, name, 'game', 'lazy', ...more);
