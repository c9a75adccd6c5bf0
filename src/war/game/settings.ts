import { oneOf, yesOrNo, type ValuesOf } from '../../shell/settings';

export const LAYERS = ['none', 'mine', 'theirs', 'both'] as const;
export const FIRES = ['none', 'theirs', 'mine'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;

/** What each browser keeps for those who play the war, whatever the game. */
export const WAR_SETTINGS = {
  /** Whose lines of communication are drawn: of the side to move, the other, or both. */
  layer: oneOf(LAYERS, 'mine'),
  /** Whose fire is mapped: of the side that is not to move, with its threats, or of the one that is. */
  fire: oneOf(FIRES, 'none'),
  /** The board turned for the player across the table. */
  flipped: yesOrNo(false),
  /** The screen lies on a table between the players and turns to whoever acts. */
  table: yesOrNo(false),
  /** Attack and defence figures on the pieces. */
  figures: yesOrNo(false),
  /** Warn when a turn is ended with orders left. */
  warnUnspent: yesOrNo(true),
  /** How fast the history is played. */
  pace: oneOf(PACES, 'normal'),
  /** A hand-over card between turns. */
  handOver: yesOrNo(false),
};
export type WarSettings = ValuesOf<typeof WAR_SETTINGS>;
