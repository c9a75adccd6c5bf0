/**
 * The version of links: what their record means; when it is raised: docs/changes.md, Versions. A link of the first says
 * none. By the second rule sets mean what they mean today; of the third a record may name its map.
 */
export const LINK_VERSION = 3;
/** The version of links since which the rules are those of today. */
export const RULES_VERSION = 2;

/** Whether the fragment of an address carries a game; what reads it (store/link.ts) comes late. */
export const isLink = (fragment: string): boolean => /^#r\d*=/.test(fragment);

/**
 * What is wrong with a link: cut off or garbled, unpacking to more than any game, made by a newer version of this page,
 * or of no use to this browser.
 */
export type LinkFault = 'damaged' | 'tooLarge' | 'newer' | 'unsupported';
