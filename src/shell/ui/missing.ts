import type { GameScreen } from '../game';

/**
 * Where a lazily loaded component is shown, which decides how a failure to fetch it is reported: by a notice in its
 * place. Keys pressed while a `dialog`, `panel` or `screen` loads are queued for it; a `block` is part of a page that
 * is shown already. An `unreported` component has no room for a notice: one notice of the page covers all of them.
 */
export type Place = 'dialog' | 'panel' | 'screen' | 'block' | 'unreported';

/**
 * The props of the notice that a component could not be fetched: where the component was to be shown, what closing
 * calls, and how to retry.
 */
export interface NotLoadedProps {
  readonly place: Place;
  readonly onClose: (() => void) | undefined;
  /** Fetches the missing part again; by default all missing parts. */
  readonly onAgain?: () => unknown;
}

/** The props of the notice that replaces the whole page after a component has thrown an error. */
export interface BrokenProps {
  /** Returns the text of the current game, for saving it. */
  readonly inHand: GameScreen['inHand'];
  /** What was thrown. */
  readonly error: unknown;
}
