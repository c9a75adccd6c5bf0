import type { Point } from './path';

interface DestinationMarksProps {
  readonly kind: 'keeps' | 'isolates';
  readonly at: readonly Point[];
}

/**
 * Marks squares to which the chosen unit can march, and stays in communication there (`kind` is `keeps`) or is isolated
 * there (`isolates`). `at` has the middles of the squares, in units of the drawing.
 */
export function DestinationMarks({ kind, at }: DestinationMarksProps) {
  return kind === 'keeps' ? (
    <path
      data-mark="destination"
      d={rings(at, 5.6)}
      fill="var(--chosen)"
      stroke="var(--paper)"
      strokeWidth={1.6}
      pointerEvents="none"
    />
  ) : (
    <g data-mark="destination-isolated" fill="none" pointerEvents="none">
      <path d={rings(at, 8)} stroke="var(--paper)" strokeWidth={5} />
      <path d={rings(at, 8)} stroke="var(--bad)" strokeWidth={3} strokeDasharray="8.4 4.17" />
    </g>
  );
}

const rings = (at: readonly Point[], radius: number): string =>
  at
    .map(
      ({ x, y }) =>
        `M${x + radius} ${y}a${radius} ${radius} 0 1 1${-2 * radius} 0a${radius} ${radius} 0 1 1${2 * radius} 0Z`,
    )
    .join('');
