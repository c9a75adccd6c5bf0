import type { GameScreen } from '../game';

/**
 * Where a lazily loaded component is shown: as a `dialog`, `panel` or `screen`, for which keys pressed while it loads
 * are queued; as a `block` of a page already shown; or `unreported`, without room for a notice. If it cannot be
 * fetched, a notice appears in its place, or for all unreported ones together.
 */
export type Place = 'dialog' | 'panel' | 'screen' | 'block' | 'unreported';

/**
 * The props of the notice that a component could not be fetched: where the component was to be shown (`place`), the
 * callback of the button that closes the notice (`onClose`; no button if undefined), and of the one that tries again.
 */
export interface NotLoadedProps {
  readonly place: Place;
  readonly onClose: (() => void) | undefined;
  /** Fetches the missing component again; by default all that is missing. */
  readonly onAgain?: () => unknown;
}

/**
 * The props of the page after a component has thrown; `currentGame` returns the current game as a file, null if there
 * is none.
 */
export interface BrokenProps {
  /** Returns the text of the current game, for saving it. */
  readonly currentGame: GameScreen['currentGame'];
  /** What was thrown. */
  readonly error: unknown;
}
