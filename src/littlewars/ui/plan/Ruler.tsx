import { distance, INCH } from '../../engine/lengths';
import type { Point } from '../../engine/types';
import { lengthWords } from '../../words/lengths';
import { onSheet, polyline, type Lie } from './place';

interface RulerProps {
  readonly lie: Lie;
  readonly from: Point;
  readonly to: Point;
  /** Pixels per unit; the lettering has the same size on the screen at every scale. */
  readonly ppu: number;
}

/** The height of its letters and marks, in pixels. */
const LETTERS = 15;

/** A ruler between two places, with a mark at each inch, a longer one at each foot, and the distance. */
export function Ruler({ lie, from, to, ppu }: RulerProps) {
  const length = distance(from, to);
  const [a, b] = [onSheet(lie, from), onSheet(lie, to)];
  const [dx, dy] = length === 0 ? [1, 0] : [(b.x - a.x) / length, (b.y - a.y) / length];
  const ticks = Array.from({ length: Math.floor(length / INCH) + 1 }, (_, i) => {
    // Marks for inches are left out if they would be closer than a few pixels, marks for feet are not.
    if (i % 12 !== 0 && INCH * ppu < 5) return '';
    const reach = (i % 12 === 0 ? 9 : i % 3 === 0 ? 6 : 3.5) / ppu;
    const [x, y] = [a.x + dx * i * INCH, a.y + dy * i * INCH];
    return polyline([
      { x: x - dy * reach, y: y + dx * reach },
      { x: x + dy * reach, y: y - dx * reach },
    ]);
  });
  const size = LETTERS / ppu;
  return (
    <g className="plan-ruler">
      <path className="plan-ruler-ground" d={polyline([a, b])} strokeWidth={7 / ppu} />
      <path
        className="plan-ruler-line"
        d={polyline([a, b]) + ticks.join('')}
        strokeWidth={1.4 / ppu}
      />
      <text
        className="plan-measure"
        x={(a.x + b.x) / 2}
        y={(a.y + b.y) / 2 - size * 0.9}
        fontSize={size}
        textAnchor="middle"
      >
        {lengthWords(length)}
      </text>
    </g>
  );
}
