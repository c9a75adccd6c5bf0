import { Forces } from './Forces';
import { Layers } from './Layers';
import { Particulars } from './Particulars';
import { TurnCurtain } from './TurnCurtain';

/** What a first turn can do without: what the panel tells beside the orders, and the card between two turns. */
export const part = { Forces, Layers, Particulars, TurnCurtain };
