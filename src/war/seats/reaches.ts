import type { SeatReach } from '../store/atBoard/seats';
import { byKind } from './kind';

/**
 * How the page reaches each kind of seat that is not at this screen: `REACH` from the file `reach.ts` of each folder,
 * by the kind's name.
 */
export const REACHES: Readonly<Record<string, SeatReach>> = byKind(
  import.meta.glob<SeatReach>('./*/reach.ts', { eager: true, import: 'REACH' }),
);
