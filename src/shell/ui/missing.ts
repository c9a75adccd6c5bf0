import type { GameScreen } from '../game';

/**
 * Where a component stands that may fail to load, which decides how that is reported. `dialog`, `panel` and
 * `screen` get the keys pressed while they load; `block` is part of what is shown already; `unreported` has no place
 * for a report, so that the page reports it.
 */
export type Place = 'dialog' | 'panel' | 'screen' | 'block' | 'unreported';

/** The props of the notice that a component could not be fetched. */
export interface NotLoadedProps {
  readonly place: Place;
  readonly onClose: (() => void) | undefined;
  /** Fetches the missing part again; by default all missing parts. */
  readonly onAgain?: () => unknown;
}

/** The props of the notice that a page has failed. */
export interface BrokenProps {
  /** Returns the text of the current game, for saving it. */
  readonly inHand: GameScreen['inHand'];
  /** What was thrown. */
  readonly error: unknown;
}
