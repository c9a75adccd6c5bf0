import type { Outcome } from '../../../engine/vocabulary';

const CORNERS = 'M-19-10V-19H-10M10-19H19V-10M19 10V19H10M-10 19H-19V10';

/** Around the chosen unit. */
export function SelectedMark() {
  return (
    <g fill="none" pointerEvents="none">
      <path d={CORNERS} stroke="var(--paper)" strokeWidth={5.4} />
      <path d={CORNERS} stroke="var(--chosen)" strokeWidth={3.2} />
    </g>
  );
}

interface TargetMarkProps {
  readonly attack: number;
  readonly defence: number;
  readonly outcome: Outcome;
}

/**
 * Tags over the square's upper edge, no wider than a square so that neighbours' tags never meet: a plain
 * plate, a pennant that points down and away, a burst with teeth above and below.
 */
const TAGS: Readonly<Record<Outcome, string>> = {
  resists: 'M-19.6-32H19.6V-12.6H-19.6Z',
  dislodged: 'M-19.6-32H19.6V-13.4L8-12.6L0-5.6L-8-12.6L-19.6-13.4Z',
  destroyed:
    'M-19.8-31L-14.8-36L-9.9-31L-4.9-36L0-31L4.9-36L9.9-31L14.8-36L19.8-31V-13.4L14.8-8.4L9.9-13.4L4.9-8.4L0-13.4L-4.9-8.4L-9.9-13.4L-14.8-8.4L-19.8-13.4Z',
};
const SPLINTERS =
  'M-18.5-18.5L-22.5-22.5M18.5-18.5L22.5-22.5M18.5 18.5L22.5 22.5M-18.5 18.5L-22.5 22.5';
const FRAME = 'M-18.5-6V-18.5H-6M6-18.5H18.5V-6M18.5 6V18.5H6M-6 18.5H-18.5V6';

/** The sum of an attack on a unit, over the unit. */
export function TargetMark({ outcome, ...sum }: TargetMarkProps) {
  return (
    <g pointerEvents="none">
      <TargetFrame outcome={outcome} />
      <path
        d={TAGS[outcome]}
        fill={`var(--${outcome}-tag)`}
        stroke={`var(--${outcome})`}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Sum {...sum} y={-16.4} fill={`var(--${outcome}-sum)`} />
    </g>
  );
}

interface SumProps extends Omit<TargetMarkProps, 'outcome'> {
  /** Of the figures' foot. */
  readonly y: number;
  readonly fill: string;
}

function Sum({ attack, defence, y, fill }: SumProps) {
  return (
    <text
      data-mark="sum"
      y={y}
      fill={fill}
      fontFamily="var(--font-text)"
      fontSize={16.4}
      fontWeight={600}
      letterSpacing={-0.8}
      textAnchor="middle"
    >
      {attack}:{defence}
    </text>
  );
}

/** Around a unit that must retreat: points outwards on every side. */
export function RetreatMark() {
  const chevrons = 'M-6-15L0-20L6-15M15-6L20 0L15 6M6 15L0 20L-6 15M-15 6L-20 0L-15-6';
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      <path d={chevrons} stroke="var(--paper)" strokeWidth={5.6} />
      <path d={chevrons} stroke="var(--warn)" strokeWidth={3} />
    </g>
  );
}

/** The squares of the last move. */
export function LastMoveMark() {
  return (
    <rect
      x={-19}
      y={-19}
      width={38}
      height={38}
      fill="var(--last-move)"
      fillOpacity={0.16}
      stroke="var(--last-move)"
      strokeWidth={1.2}
      strokeDasharray="2 3"
      pointerEvents="none"
    />
  );
}

/** Around a unit that can be attacked: stippled, whole, or bursting at the corners. */
export function TargetFrame({ outcome }: { readonly outcome: Outcome }) {
  return (
    <path
      d={outcome === 'destroyed' ? FRAME + SPLINTERS : FRAME}
      fill="none"
      stroke={`var(--${outcome})`}
      strokeWidth={2.4}
      pointerEvents="none"
      {...(outcome === 'resists' ? { strokeDasharray: '3 3' } : {})}
    />
  );
}

/** The tags of `TargetMark` stood on their heads, under the square's lower edge. */
const THREAT_TAGS: Readonly<Record<Outcome, string>> = {
  resists: 'M-19.6 32H19.6V12.6H-19.6Z',
  dislodged: 'M-19.6 32H19.6V13.4L8 12.6L0 5.6L-8 12.6L-19.6 13.4Z',
  destroyed:
    'M-19.8 31L-14.8 36L-9.9 31L-4.9 36L0 31L4.9 36L9.9 31L14.8 36L19.8 31V13.4L14.8 8.4L9.9 13.4L4.9 8.4L0 13.4L-4.9 8.4L-9.9 13.4L-14.8 8.4L-19.8 13.4Z',
};

/** What an enemy's attack on one's own unit would come to: under the unit, pressed from both sides. */
export function ThreatMark({ outcome, ...sum }: TargetMarkProps) {
  return (
    <g pointerEvents="none">
      <ExposedMark outcome={outcome} />
      <path
        d={THREAT_TAGS[outcome]}
        fill={outcome === 'destroyed' ? 'var(--fire)' : 'var(--paper)'}
        stroke="var(--fire)"
        strokeWidth={1.6}
        strokeLinejoin="round"
        {...(outcome === 'resists' ? { strokeDasharray: '3 2.4' } : {})}
      />
      <Sum {...sum} y={28.2} fill={outcome === 'destroyed' ? 'var(--paper)' : 'var(--fire)'} />
    </g>
  );
}

const PRESSED = 'M-22-8L-15 0L-22 8M22-8L15 0L22 8';

/** A unit under enemy fire: pressed from both sides, thinly, firmly, or by solid wedges. */
export function ExposedMark({ outcome }: { readonly outcome: Outcome }) {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      <path d={PRESSED} stroke="var(--paper)" strokeWidth={outcome === 'resists' ? 4.6 : 6.6} />
      <path
        d={PRESSED}
        stroke="var(--fire)"
        strokeWidth={outcome === 'resists' ? 1.8 : 3.4}
        {...(outcome === 'destroyed' ? { fill: 'var(--fire)' } : {})}
      />
    </g>
  );
}
