import { memo } from 'react';
import type { Outcome } from '../../../engine/vocabulary';
import type { Assault } from '../../../engine/combat';

/*
 * Every mark has its own place in its square, 40 by 40 units around (0, 0), and leaves the unit's figure free: the
 * foot, from 7.9 down, for the sum; the upper right corner for the outcome, threats and refusals; the upper left
 * one for isolation (Piece.tsx); a rim of 3 units for frames. Nothing extends into another square.
 */

const CORNERS = 'M-18.3-10V-18.3H-10M10-18.3H18.3V-10M18.3 10V18.3H10M-10 18.3H-18.3V10';

/** The mark of the chosen unit, drawn around (0, 0): the corners of its square. */
export function SelectedMark() {
  return (
    <g fill="none">
      <path d={CORNERS} stroke="var(--paper)" strokeWidth={3.4} />
      <path d={CORNERS} stroke="var(--chosen)" strokeWidth={2.8} />
    </g>
  );
}

/**
 * The props of the mark of an attack on a unit: the sums of attack and defence, the outcome, and whether the sums are
 * shown or only the sign of the outcome.
 */
export interface TargetMarkProps extends Pick<Assault, 'attack' | 'defence' | 'outcome'> {
  /** Whether its sum is shown, and not only its sign; by default it is. */
  readonly summed?: boolean;
}

interface SumMarkProps extends TargetMarkProps {
  readonly quiet?: boolean;
}

/** Tags at the foot of the square: a plain plate, a pennant with pointed ends, a burst with teeth. */
const TAGS: Readonly<Record<Outcome, string>> = {
  resists: 'M-18 8.3H18V19.3H-18Z',
  dislodged: 'M-16.4 8.3H16.4L19.3 13.8L16.4 19.3H-16.4L-19.3 13.8Z',
  destroyed:
    'M-19.3 8.2L-17 9H17L19.3 8.2L17.6 11L19.3 13.8L17.6 16.6L19.3 19.4L17 18.9H-17L-19.3 19.4L-17.6 16.6L-19.3 13.8L-17.6 11Z',
};

/** The same as shapes in the upper right corner: a ring, an arrow out of the square, a burst. */
const SIGNS: Readonly<Record<Outcome, string>> = {
  resists: 'M9.4-14a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0Z',
  dislodged: 'M10.6-18.6H18.6V-10.6L16-13.2L12.2-9.4L9.4-12.2L13.2-16Z',
  destroyed:
    'M13.3-18.7L14.5-15.7L17.4-17.2L16.1-14.3L18.7-13.1L16.1-11.9L17.4-9L14.5-10.5L13.3-7.5L12.1-10.5L9.2-9L10.5-11.9L7.7-13.1L10.5-14.3L9.2-17.2L12.1-15.7Z',
};

interface ColoursProps {
  readonly fill: string;
  readonly stroke: string;
}

interface SignProps extends ColoursProps {
  readonly outcome: Outcome;
  readonly className?: string;
}

/** An outcome's sign in its corner. */
function Sign({ outcome, fill, stroke, className }: SignProps) {
  const shape = { className, d: SIGNS[outcome], fill, strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...shape} stroke="var(--paper)" strokeWidth={2.2} />
      <path {...shape} stroke={stroke} strokeWidth={1.2} />
    </>
  );
}

/**
 * A tag with the sums of an attack, such as `8:6`, and the sign of its outcome, drawn at the foot of a square around
 * (0, 0); without `summed`, and on small squares, only the sign. `ink` is the CSS colour of the figures, `fill` and
 * `stroke` those of the tag.
 */
export function SumMark({
  attack,
  defence,
  outcome,
  summed = true,
  ink,
  ...colours
}: ColoursProps & TargetMarkProps & { readonly ink: string }) {
  if (!summed) return <Sign outcome={outcome} {...colours} />;
  return (
    <>
      <path
        className="mark-sum"
        d={TAGS[outcome]}
        {...colours}
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <text
        className="mark-sum"
        data-mark="sum"
        y={18.3}
        fill={ink}
        fontFamily="var(--font-text)"
        fontSize={13.6}
        fontWeight={600}
        letterSpacing={-0.4}
        textAnchor="middle"
      >
        {attack}:{defence}
      </text>
      <Sign className="mark-sign" outcome={outcome} {...colours} />
    </>
  );
}

/**
 * The mark of a unit that can be attacked, drawn in a square around (0, 0): the sums of the attack and the sign of its
 * outcome, and a frame unless the target resists. `quiet` draws it without colour and frame, because a previewed move
 * leaves the attack unchanged.
 */
export const TargetMark = memo(function TargetMark({
  outcome,
  quiet = false,
  ...sum
}: SumMarkProps) {
  const colours = quiet
    ? { fill: 'var(--paper)', stroke: 'var(--ink-muted)', ink: 'var(--ink-muted)' }
    : {
        fill: `var(--${outcome}-tag)`,
        stroke: `var(--${outcome})`,
        ink: `var(--${outcome}-sum)`,
      };
  return (
    <>
      {!quiet && outcome !== 'resists' && <TargetFrame outcome={outcome} />}
      <SumMark outcome={outcome} {...sum} {...colours} />
    </>
  );
});

/** The mark of a dislodged unit that must retreat (rules.md 7.1), drawn around (0, 0). */
export function RetreatMark() {
  const chevrons = 'M15-7L18 -2L15 3M-15 3L-18-2L-15-7';
  return (
    <g data-mark="retreat" fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={chevrons} stroke="var(--paper)" strokeWidth={4} />
      <path d={chevrons} stroke="var(--warn)" strokeWidth={2.6} />
    </g>
  );
}

/**
 * A frame around (0, 0) for a unit that can be attacked: solid if the attack would destroy or dislodge it, stippled if
 * the unit resists.
 */
export const TargetFrame = memo(function TargetFrame({ outcome }: { readonly outcome: Outcome }) {
  return (
    <path
      d={CORNERS}
      fill="none"
      stroke={`var(--${outcome})`}
      strokeWidth={outcome === 'destroyed' ? 2.8 : 2}
      {...(outcome === 'resists' ? { strokeDasharray: '3 3' } : {})}
    />
  );
});

const CROSS = 'M9.5-17L17-9.5M17-17L9.5-9.5';

/** The mark of a square where an order was refused, drawn around (0, 0): a cross in the upper right corner. */
export function RefusedMark() {
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={CROSS} stroke="var(--paper)" strokeWidth={5.4} />
      <path d={CROSS} stroke="var(--bad)" strokeWidth={3} />
    </g>
  );
}

const fireColours = (outcome: Outcome) =>
  outcome === 'destroyed'
    ? { fill: 'var(--fire)', stroke: 'var(--fire)', ink: 'var(--paper)' }
    : { fill: 'var(--paper)', stroke: 'var(--fire)', ink: 'var(--fire)' };

/**
 * The mark of a unit of the side to move that the enemy could attack, drawn in a square around (0, 0): the sums of that
 * attack and the sign of its outcome.
 */
export const ThreatMark = memo(function ThreatMark({ outcome, ...sum }: TargetMarkProps) {
  return <SumMark outcome={outcome} {...sum} {...fireColours(outcome)} />;
});

/** The mark of a unit that a previewed move would expose, drawn around (0, 0): the attack's outcome. */
export function ExposedMark({ outcome }: { readonly outcome: Outcome }) {
  const { fill, stroke } = fireColours(outcome);
  return <Sign outcome={outcome} fill={fill} stroke={stroke} />;
}
