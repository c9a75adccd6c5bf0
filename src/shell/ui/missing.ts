import type { GameScreen } from '../game';

/**
 * Where a failed component is reported. Those that replace part of the page when a person opens them also get the
 * queued keys; `block` is part of what is there already, and `untold` leaves the report to the page.
 */
export type Place = 'dialog' | 'panel' | 'screen' | 'block' | 'untold';

export interface NotLoadedProps {
  readonly place: Place;
  readonly onClose: (() => void) | undefined;
  /** Fetches the missing part again; by default all missing parts. */
  readonly onAgain?: () => unknown;
}

export interface BrokenProps {
  /** Returns the text of the current game, for saving it. */
  readonly inHand: GameScreen['inHand'];
  /** What was thrown. */
  readonly error: unknown;
}
