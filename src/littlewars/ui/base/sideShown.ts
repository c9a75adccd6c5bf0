import type { Battle, Side } from '../../engine/types';

/**
 * Returns the side whose colour the page has: the mover's, in the interval the next mover's; once the battle is
 * over the winner's, and undefined after a draw.
 */
export const sideShown = ({ phase, mover, result }: Battle): Side | undefined =>
  phase === 'over' ? (result?.winner ?? undefined) : mover;
