import type { Battle, Side } from '../../engine/types';

/**
 * Returns the side whose colour the page takes: the mover's, in an interval that of the next mover; after the battle
 * the winner's, undefined after a draw.
 */
export const sideShown = ({ phase, mover, result }: Battle): Side | undefined =>
  phase === 'over' ? (result?.winner ?? undefined) : mover;
