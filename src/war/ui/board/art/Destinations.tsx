import type { Point } from './path';

export type DestinationKind = 'keeps' | 'isolates' | 'takesArsenal' | 'winsWar';

const BURST = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 24) * 2 * Math.PI;
  const reach = i % 2 === 0 ? 16.5 : 11;
  return `${i === 0 ? 'M' : 'L'}${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
}).join('');

export const FLAME =
  'M.8-9.2C5-5 7.4-1.4 6 3.2A6.2 6.2 0 0 1-6 3.2C-7-.4-4.6-2.4-3.8-5.4C-2-4.4-1.2-2.6-1.2-1C.6-3.4 1.2-6 .8-9.2Z';

interface DestinationMarksProps {
  readonly kind: DestinationKind;
  /** Middles of the squares. */
  readonly at: readonly Point[];
}

/**
 * Where the chosen unit may go, and what becomes of it there. Rings of one kind are one shape: a choice puts a few
 * elements on the page rather than sixty.
 */
export function DestinationMarks({ kind, at }: DestinationMarksProps) {
  switch (kind) {
    case 'keeps':
      return (
        <path
          data-mark="destination"
          d={rings(at, 5.6)}
          fill="var(--chosen)"
          stroke="var(--paper)"
          strokeWidth={1.6}
          pointerEvents="none"
        />
      );
    case 'isolates':
      return (
        <g data-mark="destination-isolated" fill="none" pointerEvents="none">
          <path d={rings(at, 8)} stroke="var(--paper)" strokeWidth={5} />
          <path d={rings(at, 8)} stroke="var(--bad)" strokeWidth={3} strokeDasharray="8.4 4.17" />
        </g>
      );
    case 'takesArsenal':
    case 'winsWar':
      return at.map(({ x, y }) => (
        <g
          key={`${x} ${y}`}
          data-mark="destination-arsenal"
          transform={`translate(${x} ${y})`}
          pointerEvents="none"
        >
          <path d={`${BURST}Z`} fill="var(--fire)" stroke="var(--paper)" strokeWidth={1.6} />
          <path d={FLAME} fill="var(--on-bad)" />
        </g>
      ));
  }
}

const rings = (at: readonly Point[], radius: number): string =>
  at
    .map(
      ({ x, y }) =>
        `M${x + radius} ${y}a${radius} ${radius} 0 1 1${-2 * radius} 0a${radius} ${radius} 0 1 1${2 * radius} 0Z`,
    )
    .join('');
