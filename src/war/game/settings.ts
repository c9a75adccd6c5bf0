import { PACES } from '../../shell/replay';
import { oneOf, yesOrNo, type ValuesOf } from '../../shell/settings';

export const LAYERS = ['none', 'mine', 'theirs', 'both'] as const;
export const FIRES = ['none', 'theirs', 'mine'] as const;
/** What an order does is seen at once, or as it happens. */
export const MOMENTS = ['off', 'quick', 'full'] as const;
/** The pause between announcements. */
export const EAR_PACES = ['none', 'short', 'full'] as const;
export const EAR_STYLES = ['full', 'terse'] as const;
/** How fast the orders of a program follow one another. */
export const BOT_PACES = ['atOnce', 'quick', 'unhurried'] as const;
export type BotPace = (typeof BOT_PACES)[number];
export const COORDINATES = ['first', 'last'] as const;

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
  /** How fast what happens is seen to happen. */
  moments: oneOf(MOMENTS, 'full'),
  /** How fast the history is played. */
  pace: oneOf(PACES, 'normal'),
  /** A hand-over card between turns. */
  handOver: yesOrNo(false),
  /** The clock stops while the page is out of sight. */
  clockHidden: yesOrNo(true),
  programPace: oneOf(BOT_PACES, 'quick'),
  earPace: oneOf(EAR_PACES, 'full'),
  /** How squares and deeds are told to whoever listens: in sentences, or in as few syllables as can be told apart. */
  earStyle: oneOf(EAR_STYLES, 'full'),
  /** Whether the name of a square is said before what stands there. */
  coordinate: oneOf(COORDINATES, 'first'),
  /** Short sounds at the edge, at a refusal, under fire and where a unit is cut off. */
  earCues: yesOrNo(false),
};
export type WarSettings = ValuesOf<typeof WAR_SETTINGS>;
