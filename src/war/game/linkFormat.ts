/** The name of the format in every save of Debord's game, by which it is recognised. */
export const FORMAT = 'game-of-war';
/** The version of the format in which games are saved; docs/changes.md, Versions, says when to raise it. */
export const SAVE_VERSION = 6;
/** The most orders of a saved game that are replayed; more than any game has. */
export const MOST_ORDERS = 20_000;

/**
 * The version of the links that carry a game's record; docs/changes.md, Versions, says when to raise it. Links of the
 * first version have no number. Since the second, rule sets have today's meaning; since the third, a record may name
 * its map.
 */
export const LINK_VERSION = 3;
/** The first version of links whose rule sets have today's meaning. */
export const RULES_VERSION = 2;

/** Returns whether the fragment of an address (`#r3=…`) carries a game; its reader is loaded lazily. */
export const isLink = (fragment: string): boolean => /^#r\d*=/.test(fragment);

/**
 * Why the game in a link cannot be read: the text is truncated or garbled (`damaged`), `tooLarge`, of a `newer`
 * version of this page, or `unsupported` by this browser.
 */
export type LinkFault = 'damaged' | 'tooLarge' | 'newer' | 'unsupported';
