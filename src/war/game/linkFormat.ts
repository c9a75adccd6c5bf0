/**
 * The version of links: what a rule set in their record means. Raised when a record would be read as another game; a
 * link of the first says none.
 */
export const LINK_VERSION = 2;

/** Whether the fragment of an address carries a game; what reads it (store/link.ts) comes late. */
export const isLink = (fragment: string): boolean => /^#r\d*=/.test(fragment);

/**
 * What is wrong with a link: cut off or garbled, unpacking to more than any game, made by a newer version of this page,
 * or of no use to this browser.
 */
export type LinkFault = 'damaged' | 'tooLarge' | 'newer' | 'unsupported';
