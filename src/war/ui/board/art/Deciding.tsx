import { polygon, type Point } from './path';

/**
 * Returns the SVG path data of a star around (0, 0) with the given number of points, the first one at the top. The
 * points lie on a circle with the radius `outer`, the notches between them on one with the radius `inner`.
 */
export const star = (points: number, outer: number, inner: number): string =>
  polygon(
    Array.from({ length: 2 * points }, (_, i) => {
      const angle = (i / points) * Math.PI;
      const reach = i % 2 === 0 ? outer : inner;
      return { x: Math.sin(angle) * reach, y: -Math.cos(angle) * reach };
    }),
  );

/** The SVG path data of a flame around (0, 0), some 13 units wide and 19 high: the sign of an arsenal that falls. */
export const FLAME =
  'M.8-9.2C5-5 7.4-1.4 6 3.2A6.2 6.2 0 0 1-6 3.2C-7-.4-4.6-2.4-3.8-5.4C-2-4.4-1.2-2.6-1.2-1C.6-3.4 1.2-6 .8-9.2Z';
const BURST = star(12, 16.5, 11);
const VICTORY = star(5, 11.5, 4.7);

interface DecidingMarkProps {
  readonly kind: 'takesArsenal' | 'winsWar';
  readonly at: Point;
}

/**
 * The mark of a square to which a march would take an arsenal (`takesArsenal`, a burst with a flame) or win the war
 * (`winsWar`, a seal with a star). `at` is the middle of the square, in units of the drawing.
 */
export function DecidingMark({ kind, at: { x, y } }: DecidingMarkProps) {
  const [name, colour] = kind === 'winsWar' ? ['victory', 'good'] : ['arsenal', 'fire'];
  return (
    <g
      data-mark={`destination-${name}`}
      transform={`translate(${x} ${y})`}
      fill={`var(--${colour})`}
      stroke="var(--paper)"
      strokeWidth={1.6}
      strokeLinejoin="round"
      pointerEvents="none"
    >
      {kind === 'winsWar' ? (
        <>
          <circle r={17} />
          <circle r={14} />
          <path d={VICTORY} fill="var(--on-bad)" stroke="none" />
        </>
      ) : (
        <>
          <path d={BURST} />
          <path d={FLAME} fill="var(--on-bad)" stroke="none" />
        </>
      )}
    </g>
  );
}
