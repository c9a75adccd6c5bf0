import type { SeatReach } from '../store/atBoard/seats';
import { byKind } from './kind';

/** How the seats of each kind are reached that is not at this screen: `REACH` in the file `reach.ts` of each folder. */
export const REACHES: Readonly<Record<string, SeatReach>> = byKind(
  import.meta.glob<SeatReach>('./*/reach.ts', { eager: true, import: 'REACH' }),
);
