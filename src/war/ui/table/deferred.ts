import { Forces } from './Forces';
import { Layers } from './Layers';
import { Particulars } from './Particulars';

/** What the panel tells beside the orders, which a first turn can do without. */
export const table = { Forces, Layers, Particulars };
