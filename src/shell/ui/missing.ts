import type { GameScreen } from '../game';

/**
 * Where it is told that a component cannot be fetched. Those that take a place of the page over when a person opens
 * them have the keys that follow; `block` is a part of what is there already, and `untold` leaves it to the page.
 */
export type Place = 'dialog' | 'panel' | 'screen' | 'block' | 'untold';

export interface NotLoadedProps {
  readonly place: Place;
  readonly onClose: (() => void) | undefined;
  /** Asks again for what is missing; without it, for all that is. */
  readonly onAgain?: () => unknown;
}

export interface BrokenProps {
  /** What is kept of the game under way. */
  readonly kept: GameScreen['kept'];
  /** What was thrown. */
  readonly error: unknown;
}
