import { deferred } from '../../../shell/ui/deferred';

const board = deferred(async () => (await import('./deferred')).board, 'late');

/** What fire adds up to on every square. */
export const FireMap = board.component((from) => from.FireMap);
/** Chains and cut lines, over the pieces and under them. */
export const NetworkOver = board.component((from) => from.NetworkOver);
export const NetworkUnder = board.component((from) => from.NetworkUnder);
