import { FOOT } from '../../../engine/lengths';
import { MARGIN, spot, type Lie } from '../place';

/** One tuft in each square of so many units, and how far from its middle it grows at most. */
const EACH = FOOT / 2;
const STRAY = EACH / 2;
/** How many of the squares have one, of 8. */
const OF_EIGHT = 5;

/** A number from 0 to 1 that two others always lead to, and that looks as if it had come by chance. */
function scattered(x: number, y: number): number {
  let bits = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}

/** Tufts of grass here and there on the level ground, so that it is seen to be ground. */
export function Grass({ lie: { country } }: { readonly lie: Lie }) {
  const tufts: string[] = [];
  for (let row = 0; row < country.depth / EACH; row++)
    for (let column = 0; column < country.width / EACH; column++) {
      const chance = scattered(column, row);
      if (chance * 8 > OF_EIGHT) continue;
      const x = (column + 0.5) * EACH + (scattered(column, -row - 2) - 0.5) * 2 * STRAY;
      const y = (row + 0.5) * EACH + (chance * (8 / OF_EIGHT) - 0.5) * 2 * STRAY;
      if (x < 8 || y < 12 || x > country.width - 12 || y > country.depth - 4) continue;
      const foot = spot({ x: MARGIN.x + x, y: MARGIN.y + y });
      // Blades beside one another: out of one foot they would look like an arrow.
      tufts.push(`M${foot}q-1 -4 -3.4 -6m5.6 6q.4 -5 1 -8m2.8 8q.8 -3.6 3.4 -5.4`);
    }
  return <path className="plan-grass" d={tufts.join('')} />;
}
