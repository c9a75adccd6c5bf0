import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A `lazyScreen` that may tell anything of a war; `more` names further parts of the messages that it tells. */
export const warScreen: typeof lazyScreen = (place, load, name, ...more) =>
  lazyScreen(place, load, name, 'game', 'late', ...more);
