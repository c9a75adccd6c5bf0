import { men } from './hand';

// Groups of men at Hook's Farm, by id.

/** Red's detachment for the church, on foot. */
export const CHURCH = men('R', 1, 13);
/** Red's foot for the farm. */
export const CENTRE = men('R', 14, 48);
/** Blue's foot on his right, for the wood. */
export const WOOD = men('B', 1, 16);
/** Blue's other foot. */
export const MAIN = men('B', 17, 48);
/** The horse of Blue's right gun that come up beside the farm. */
export const EXPOSED = ['B49', 'B50', 'B52', 'B53'];

/** Blue's foot between the farm and his right gun. */
export const GAP = [...WOOD, ...MAIN.slice(0, 14)];
/** The two who serve Red's central gun in the charge. */
export const TRAIL = ['R57', 'R58'];
/** Who charges, and the enemies he may come to, the first of them first. */
export type Charge = readonly [man: string, ...enemies: string[]];
/** The horse of Red's left gun. */
export const LEFT_HORSE = men('R', 49, 53);
/** Blue's horse. */
export const SABRES = men('B', 49, 73);

/** Throws if the kills of a move's shots are not those of the text. */
export function fired(what: string, want: number, ...kills: readonly number[]): void {
  const sum = kills.reduce((a, b) => a + b, 0);
  if (sum !== want) throw new Error(`${what}: ${sum} of ${want} fall to ${kills.join(' and ')}`);
}

/** The three taken in the charge. */
export const TAKEN = ['R61', 'R64', 'R66'];
