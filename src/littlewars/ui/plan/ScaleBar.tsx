import { FOOT, INCH } from '../../engine/lengths';
import { lengthWords } from '../../words/lengths';

/** What a scale bar may be as long as, and into how many parts it is divided. */
const LENGTHS: readonly (readonly [length: number, parts: number])[] = [
  [INCH, 4],
  [3 * INCH, 3],
  [6 * INCH, 6],
  [FOOT, 4],
  [2 * FOOT, 2],
  [4 * FOOT, 4],
];
/** Pixels that it is long at the least, where a length is as long. */
const LEAST = 64;

/** A bar that tells how long a foot or an inch is as the plan is seen, to whoever sees it. */
export function ScaleBar({ ppu }: { readonly ppu: number }) {
  const [length, parts] = LENGTHS.find(([each]) => each * ppu >= LEAST) ?? [4 * FOOT, 4];
  const part = (length * ppu) / parts;
  return (
    <div className="plan-scale" aria-hidden="true">
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
