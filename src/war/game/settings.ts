import { PROGRAM_PACES } from '../../shell/programPace';
import { PACES } from '../../shell/replay';
import { oneOf, yesOrNo, type ValuesOf } from '../../shell/settings';

/** Whose lines of communication may be drawn: nobody's, the mover's (`mine`), the other's, or both. */
export const LAYERS = ['none', 'mine', 'theirs', 'both'] as const;
/** Whose fire may be shown on the board: nobody's, that of the side not to move (`theirs`), or the mover's. */
export const FIRES = ['none', 'theirs', 'mine'] as const;
/** The choices of how orders are animated: not at all, quickly, or fully. */
export const MOMENTS = ['off', 'quick', 'full'] as const;
/** The choices of how long screen-reader announcements are spaced: without a pause, or with a short or full one. */
export const SPEECH_PACES = ['none', 'short', 'full'] as const;
/** The choices of how screen-reader announcements are worded: in sentences, or as short as is unambiguous. */
export const SPEECH_STYLES = ['full', 'terse'] as const;
/** The choices of where the name of a square is announced: before its content or after it. */
export const COORDINATES = ['first', 'last'] as const;

/** The settings of Debord's game that each browser stores, for all its games, with their choices and defaults. */
export const WAR_SETTINGS = {
  /** Whose lines of communication are drawn: of the side to move, the other, or both. */
  layer: oneOf(LAYERS, 'mine'),
  /** Whose fire is mapped: of the side not to move, with its threats, or of the side to move. */
  fire: oneOf(FIRES, 'none'),
  /** Whether the board is turned for the player across the table. */
  flipped: yesOrNo(false),
  /** Whether the screen lies on a table between the players and turns to the side that acts. */
  table: yesOrNo(false),
  /** Whether pieces show attack and defence. */
  figures: yesOrNo(false),
  /** Whether ending a turn with orders left asks first. */
  warnUnspent: yesOrNo(true),
  /** The speed of animations. */
  moments: oneOf(MOMENTS, 'full'),
  /** The speed of the replay. */
  pace: oneOf(PACES, 'normal'),
  /** Whether a hand-over card is shown between turns. */
  handOver: yesOrNo(false),
  /** Whether the clock stops while the page is hidden. */
  clockHidden: yesOrNo(true),
  programPace: oneOf(PROGRAM_PACES, 'quick'),
  earPace: oneOf(SPEECH_PACES, 'full'),
  /** How squares and acts are announced: in sentences, or as short as is unambiguous. */
  earStyle: oneOf(SPEECH_STYLES, 'full'),
  /** Whether the name of a square is announced before its content. */
  coordinate: oneOf(COORDINATES, 'first'),
  /** Whether short sounds mark the edge, a refusal, squares under fire and squares where a unit is cut off. */
  earCues: yesOrNo(false),
};
/** The values of the settings of Debord's game, by the names in `WAR_SETTINGS`. */
export type WarSettings = ValuesOf<typeof WAR_SETTINGS>;
