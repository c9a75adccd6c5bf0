import { memo } from 'react';
import { isOnField } from '../../../engine/men';
import type { Gun, Man } from '../../../engine/types';
import { onSheet, type Lie } from '../place';
import { GunFigure } from './GunFigure';
import { bearingOf, SoldierFigure } from './Soldier';

interface ManProps {
  readonly man: Man;
  readonly country: Lie['country'];
  readonly side: Lie['side'];
  readonly chosen: boolean;
}

const Soldier = memo(function Soldier({ man, country, side, chosen }: ManProps) {
  const { x, y } = onSheet({ country, side }, man);
  return (
    <g transform={`translate(${x} ${y})`} data-man={man.id}>
      {chosen && <path className="plan-chosen" d={CHOSEN[man.arm]} />}
      <SoldierFigure side={man.side} arm={man.arm} bearing={bearingOf(man)} />
    </g>
  );
});

const ring = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const CHOSEN = { infantry: ring(9), cavalry: ring(12) } as const;

interface GunProps extends Omit<ManProps, 'man'> {
  readonly gun: Gun;
}

/** How far a gun is turned on the sheet, in degrees clockwise: its figure looks upwards. */
const turnOf = (gun: Gun, side: Lie['side']): number =>
  (side === 'red' ? 0 : 180) + gun.bearing / 1000;

const Cannon = memo(function Cannon({ gun, country, side, chosen }: GunProps) {
  const { x, y } = onSheet({ country, side }, gun);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnOf(gun, side)})`} data-gun={gun.id}>
      {chosen && <path className="plan-chosen" d="M-20 -28H20V56H-20Z" />}
      <GunFigure side={gun.side} captured={gun.captured !== null} />
    </g>
  );
});

interface ForcesProps {
  readonly lie: Lie;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  readonly chosen: ReadonlySet<string>;
}

/** Men and guns at their places, those farther up the sheet behind those below them. */
export const Forces = memo(function Forces({ lie, men, guns, chosen }: ForcesProps) {
  const { country, side } = lie;
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
        <Soldier key={man.id} man={man} country={country} side={side} chosen={chosen.has(man.id)} />
      ))}
    </>
  );
});
