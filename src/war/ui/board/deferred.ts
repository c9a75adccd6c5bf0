import { FireMap } from './FireMap';
import { NetworkOver, NetworkUnder } from './Network';

/** What the board draws only where something is asked of it. */
export const board = { FireMap, NetworkOver, NetworkUnder };
