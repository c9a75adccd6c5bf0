import { lazyScreen } from '../../../shell/ui/lazyScreen';

/**
 * Returns a component that is fetched when it is first shown, like `lazyScreen`, together with the messages of a war;
 * `more` names further parts of the messages that it needs.
 */
export const warScreen: typeof lazyScreen = (place, load, name, ...more) =>
  lazyScreen(place, load, name, 'game', 'lazy', ...more);
