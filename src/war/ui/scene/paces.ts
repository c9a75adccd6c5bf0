import type { WarSettings } from '../../game/settings';

type Pace = WarSettings['pace'];

/** Milliseconds that each step is shown while the history plays. */
export const DWELL: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 260 };

/** Milliseconds that a march takes on the board. */
export const MARCH: Readonly<Record<Pace, number>> = { slow: 700, normal: 420, fast: 160 };
