import type { SeatReach } from '../store/atBoard/seats';
import { BOT_REACH } from './bot/reach';

/** How the seats of each kind are reached that is not at this screen. */
export const REACHES: Readonly<Record<string, SeatReach>> = { program: BOT_REACH };
