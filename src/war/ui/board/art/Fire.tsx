import { heading, on, type Segment } from './Lines';
import { coordinates, polygon, polyline, type Point } from './path';

interface FireLinesProps {
  /** From the firing unit to its target. */
  readonly attack: readonly Segment[];
  /** From the charging unit to its target. */
  readonly charge: readonly Segment[];
  /** From the supporting unit to the unit it defends. */
  readonly support: readonly Segment[];
}

/** A ring around the block of a unit that takes part. */
const ring = ({ x, y }: Point): string => `M${x - 18} ${y - 18}h36v36h-36Z`;

/**
 * Draws an attack, under the units: lines from the units that fire (`attack`), widening ones from cavalry that charges
 * (`charge`), pairs of thin lines from the units that support the target (`support`), and a ring around each of these
 * units. Points are in units of the drawing.
 */
export function FireLines({ attack, charge, support }: FireLinesProps) {
  const shafts = attack.map(({ from, to }) => `M${coordinates(from)}L${coordinates(to)}`).join('');
  const charges = charge
    .map((s) => {
      const h = heading(s);
      const place = (along: number, across: number): Point => on(s.from, h, along, across);
      return polygon([place(0, -2.4), place(h.length, -6), place(h.length, 6), place(0, 2.4)]);
    })
    .join('');
  const pairs = support
    .map((s) => {
      const h = heading(s);
      return [-2.4, 2.4]
        .map((across) => polyline([0, h.length].map((along) => on(s.from, h, along, across))))
        .join('');
    })
    .join('');
  const firing = [...attack, ...charge].map(({ from }) => ring(from)).join('');
  const supporting = support.map(({ from }) => ring(from)).join('');
  return (
    <g data-mark="fire" fill="none" strokeLinejoin="round" pointerEvents="none">
      <path d={pairs + supporting} stroke="var(--paper)" strokeWidth={4.5} />
      <path d={pairs} stroke="var(--support)" strokeWidth={1.8} />
      <path d={supporting} stroke="var(--support)" strokeWidth={1.8} />
      <path d={shafts + charges + firing} stroke="var(--paper)" strokeWidth={6} />
      <path d={shafts} stroke="var(--fire)" strokeWidth={3.4} />
      <path d={firing} stroke="var(--fire)" strokeWidth={2.4} />
      <path d={charges} fill="var(--fire)" />
    </g>
  );
}

/**
 * Draws the arrowheads of an attack, over the units, on the edge of the target's square: a wedge for each unit that
 * fires, a broad and cleft one for a charge. Segments go from the unit to the target, in units of the drawing.
 */
export function FireHeads({ attack, charge }: Omit<FireLinesProps, 'support'>) {
  const wedge = (segment: Segment, breadth: number, notch: number): string => {
    const h = heading(segment);
    const edge = h.length - h.half;
    return polygon([
      on(segment.from, h, edge - 3.6, -breadth),
      on(segment.from, h, edge + 3.2),
      on(segment.from, h, edge - 3.6, breadth),
      on(segment.from, h, edge - 3.6 + notch),
    ]);
  };
  const heads = [
    ...attack.map((segment) => wedge(segment, 5, 1.4)),
    ...charge.map((segment) => wedge(segment, 9, 3.4)),
  ].join('');
  return (
    <g data-mark="fire-heads" strokeLinejoin="round" pointerEvents="none">
      <path d={heads} stroke="var(--paper)" strokeWidth={0.8} fill="var(--fire)" />
    </g>
  );
}
