/** How the fragment of an address begins that carries a game. */
export const LINK_MARK = '#r=';

/** Whether the fragment of an address carries a game; what reads it (link.ts) comes late. */
export const isLink = (fragment: string): boolean => fragment.startsWith(LINK_MARK);
