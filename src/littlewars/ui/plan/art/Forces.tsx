import { memo } from 'react';
import { isOnField } from '../../../engine/men';
import type { Gun, Man, Side } from '../../../engine/types';
import { circlePath, onPlan, type Projection } from '../place';
import { scaleOf, type Dress } from './figures';
import { lookOf, SoldierFigure, type DressOf } from './Soldier';
import { MUZZLE, TRAIL, WHEEL } from '../../../engine/gunShape';
import '../men.css';

interface ManProps {
  readonly man: Man;
  readonly dress: Dress | undefined;
  readonly country: Projection['country'];
  readonly side: Projection['side'];
  readonly chosen: boolean;
}

const Soldier = memo(function Soldier(props: ManProps) {
  const { man, dress, country, side, chosen } = props;
  const { x, y } = onPlan({ country, side }, man);
  return (
    <g transform={`translate(${x} ${y})`} data-man={man.id}>
      {chosen && (
        <path className="plan-chosen" d={circlePath(ORIGIN, CHOSEN[man.arm] * scaleOf(man))} />
      )}
      <SoldierFigure {...lookOf(man)} dress={dress} />
    </g>
  );
});

const ORIGIN = { x: 0, y: 0 };
const CHOSEN = { infantry: 9, cavalry: 12 } as const;

interface GunProps extends Omit<ManProps, 'man' | 'dress'> {
  readonly gun: Gun;
}

/** Returns the rotation of a gun on the drawing, in degrees clockwise; its figure points up. */
const turnOf = (gun: Gun, side: Projection['side']): number =>
  (side === 'red' ? 0 : 180) + gun.bearing / 1000;

const Cannon = memo(function Cannon({ gun, country, side, chosen }: GunProps) {
  const { x, y } = onPlan({ country, side }, gun);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnOf(gun, side)})`} data-gun={gun.id}>
      {chosen && <path className="plan-chosen" d="M-20 -28H20V56H-20Z" />}
      <GunFigure side={gun.side} captured={gun.captured !== null} />
    </g>
  );
});

interface ForcesProps {
  readonly projection: Projection;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  readonly chosen: ReadonlySet<string>;
  readonly dressOf?: DressOf | undefined;
}

/** Draws the men and guns on the plan; those higher on the drawing are behind those below them. */
export const Forces = memo(function Forces(props: ForcesProps) {
  const { projection, men, guns, chosen, dressOf } = props;
  const { country, side } = projection;
  const inwards = side === 'red' ? -1 : 1;
  const standing = men.filter(isOnField).sort((one, two) => inwards * (one.y - two.y));
  return (
    <>
      {guns
        .filter(({ gone }) => !gone)
        .map((gun) => (
          <Cannon
            key={gun.id}
            gun={gun}
            country={country}
            side={side}
            chosen={chosen.has(gun.id)}
          />
        ))}
      {standing.map((man) => (
        <Soldier
          key={man.id}
          man={man}
          dress={dressOf?.(man)}
          country={country}
          side={side}
          chosen={chosen.has(man.id)}
        />
      ))}
    </>
  );
});

interface GunFigureProps {
  readonly side: Side;
  /** Whether it was captured from the other side and has not been served yet; it is crossed by a bar. */
  readonly captured: boolean;
}

/**
 * Draws a gun as seen from above, at the scale of the floor, with its axle at the origin and its muzzle pointing up.
 * Red's barrel is light and ringed, Blue's dark with a light bore. A cross over it shows that it was `captured`.
 */
export const GunFigure = memo(function GunFigure({ side, captured }: GunFigureProps) {
  return (
    <g className={`gun of-${side}`}>
      <path
        className="gun-carriage"
        d={`M-3.4 -6L-2.2 ${TRAIL - 4}L-3.4 ${TRAIL}H3.4L2.2 ${TRAIL - 4}L3.4 -6Z`}
      />
      <path className="gun-axle" d={`M${-WHEEL} 0H${WHEEL}`} />
      <path
        className="gun-wheels"
        d={[-1, 1].map((at) => `M${at * WHEEL - 2} -9h4v18h-4Z`).join('')}
      />
      <path
        className="gun-barrel"
        d={`M-2.6 10L-3.2 5L-2.4 ${4 - MUZZLE}L-3 ${-MUZZLE}H3L2.4 ${4 - MUZZLE}L3.2 5L2.6 10Z`}
      />
      {side === 'red' && <path className="gun-rings" d="M-2.8 -10H2.8M-3 -3H3M-3.1 4H3.1" />}
      {side === 'blue' && <path className="gun-bore" d={`M0 6V${2 - MUZZLE}`} />}
      {captured && <path className="gun-captured" d="M-14 26L14 8M-14 8L14 26" />}
    </g>
  );
});
