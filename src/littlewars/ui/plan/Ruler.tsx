import { distance, INCH, FOOT } from '../../engine/lengths';
import type { Point, Side } from '../../engine/types';
import { lengthWords } from '../../words/lengths';
import { boxPath, onPlan, polyline } from './place';
import { t } from '../../words/t';
import type { Drawing } from './view';

/** The possible lengths of a scale bar, each at most twice the one before, and into how many parts each is divided. */
const LENGTHS: readonly (readonly [length: number, parts: number])[] = [
  [INCH, 4],
  [2 * INCH, 2],
  [3 * INCH, 3],
  [6 * INCH, 6],
  [FOOT, 4],
  [2 * FOOT, 2],
  [4 * FOOT, 4],
];
/** The least length of the bar in pixels, as far as one of the lengths reaches it. */
const LEAST = 48;

interface ScaleBarProps {
  /** Pixels per sixteenth of an inch. */
  readonly ppu: number;
  /** Whose back line is at the bottom. */
  readonly side: Side;
}

/**
 * Renders a bar that shows how long a foot or an inch is on the screen, and an arrow to the north, which is towards
 * Blue's back line. `ppu` pixels are a sixteenth of an inch. Both are hidden from screen readers.
 */
export function ScaleBar({ ppu, side }: ScaleBarProps) {
  const [length, parts] = LENGTHS.find(([each]) => each * ppu >= LEAST) ?? [4 * FOOT, 4];
  const part = (length * ppu) / parts;
  return (
    <div className="plan-scale" aria-hidden="true">
      <svg className="plan-north" viewBox="0 0 20 20" data-below={side}>
        <path className="plan-north-arrow" d="M10 0L15 20L10 15.5L5 20Z" />
        <path className="plan-north-dark" d="M10 0L15 20L10 15.5Z" />
      </svg>
      <span className="plan-north-letter">{t('lwPlan:north')}</span>
      <svg width={length * ppu + 2} height={7}>
        <path
          className="plan-scale-bar"
          d={
            boxPath(1, 1, length * ppu, 5) +
            Array.from({ length: Math.ceil(parts / 2) }, (_, i) =>
              boxPath(1 + 2 * i * part, 1, part, 5),
            ).join('')
          }
        />
      </svg>
      <span>{lengthWords(length)}</span>
    </div>
  );
}

interface RulerProps extends Drawing {
  readonly from: Point;
  readonly to: Point;
}

/** The height of its letters, in pixels, at every scale. */
const LETTERS = 15;

/**
 * Draws a ruler on the plan between two places of the field, with a mark at each inch, a longer one at each foot, and
 * the distance in feet and inches. `ppu` pixels are a sixteenth of an inch.
 */
export function Ruler({ projection, from, to, ppu }: RulerProps) {
  const length = distance(from, to);
  const [a, b] = [onPlan(projection, from), onPlan(projection, to)];
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
