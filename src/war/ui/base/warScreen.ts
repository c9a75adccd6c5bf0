import { lazyScreen } from '../../../shell/ui/lazyScreen';

/**
 * Returns a component that is the export `name` of the module that `load` imports, fetched when it is first shown as
 * `lazyScreen` does, together with the messages that every screen of a war needs; `more` names further parts of the
 * messages. `place` says where it is shown.
 */
export const warScreen: typeof lazyScreen = (place, load, name, ...more) =>
  lazyScreen(place, load, name, 'game', 'lazy', ...more);
