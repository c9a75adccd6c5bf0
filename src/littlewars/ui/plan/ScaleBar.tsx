import { FOOT, INCH } from '../../engine/lengths';
import type { Side } from '../../engine/types';
import { t } from '../../words/t';
import { lengthWords } from '../../words/lengths';

/** The possible lengths of a scale bar, and into how many parts each is divided. */
const LENGTHS: readonly (readonly [length: number, parts: number])[] = [
  [INCH, 4],
  [3 * INCH, 3],
  [6 * INCH, 6],
  [FOOT, 4],
  [2 * FOOT, 2],
  [4 * FOOT, 4],
];
/** The least length of the bar in pixels, as far as one of the lengths reaches it. */
const LEAST = 64;

interface ScaleBarProps {
  readonly ppu: number;
  /** Whose back line is at the bottom. */
  readonly side: Side;
}

/**
 * A bar that shows how long a foot or an inch is on the screen, and an arrow to the north, which is towards Blue's
 * line. Both are hidden from screen readers.
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
          d={`M1 1h${length * ppu}v5h${-length * ppu}Z${Array.from(
            { length: Math.ceil(parts / 2) },
            (_, i) => `M${1 + 2 * i * part} 1h${part}v5h${-part}Z`,
          ).join('')}`}
        />
      </svg>
      <span>{lengthWords(length)}</span>
    </div>
  );
}
