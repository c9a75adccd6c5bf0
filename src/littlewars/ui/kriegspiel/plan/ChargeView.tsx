import { memo } from 'react';
import { bearingOf, directionOf } from '../../../engine/angles';
import { FOOT } from '../../../engine/lengths';
import { radiusOf } from '../../../engine/men';
import type { Man, Point } from '../../../engine/types';
import type { Charge, KriegspielBattle } from '../../../kriegspiel/types';
import { circlePath, closed, onPlan, polyline } from '../../plan/place';
import { blockDrawn, type BodyBlock } from './bodyShape';
import type { Menace } from './chargeReach';
import type { Drawing } from '../../plan/view';

interface ChargeViewProps extends Drawing {
  readonly battle: KriegspielBattle;
  readonly charge: Charge;
}

/** How far the bands reach beside the line, in thousandths of a degree, and in how many steps they are drawn. */
const HALF = 22_000;
const STEPS = 12;
const BANDS = [1, 2, 3] as const;

/** Returns the places of an arc about a place, at a distance, around a bearing. */
function arc(at: Point, radius: number, bearing: number): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const { x, y } = directionOf(bearing + HALF * ((2 * i) / STEPS - 1));
    return { x: at.x + x * radius, y: at.y + y * radius };
  });
}

/**
 * Returns the areas on the field, in front of the nearest man who is charged (`to`) and towards the nearest sabre
 * (`from`), of the three distances in the table of charges (kriegspiel.md 7.1): up to 1 foot, over 1 to 2, over 2 to
 * 3. Each is given by the corners of its nearer arc and then of its farther one.
 */
export const bandsBefore = ({
  from,
  to,
}: Pick<Charge, 'from' | 'to'>): readonly (readonly Point[])[] => {
  const bearing = bearingOf(to, from);
  return BANDS.map((feet) => [
    ...arc(to, (feet - 1) * FOOT, bearing),
    ...[...arc(to, feet * FOOT, bearing)].reverse(),
  ]);
};

/**
 * Draws on the plan a charge before it is made (kriegspiel.md 7.1): the line that is measured, the area of the table in
 * which it begins, who charges and who is charged. A sixteenth of an inch is `ppu` pixels long.
 */
export const ChargeView = memo(function ChargeView({
  projection,
  battle,
  charge,
  ppu,
}: ChargeViewProps) {
  const on = (at: Point): Point => onPlan(projection, at);
  const men = new Map(battle.men.map((man) => [man.id, man]));
  const rings = (ids: readonly string[]): string =>
    ids
      .flatMap((id) => men.get(id) ?? [])
      .map((man: Man) => circlePath(on(man), radiusOf(man) + Math.max(1.5, 1.2 / ppu)))
      .join('');
  const band = { near: 0, middle: 1, far: 2 }[charge.band];
  const line = [on(charge.from), on(charge.to)];
  return (
    <g className="kp-charge">
      {bandsBefore(charge).map((outline, i) => (
        <path
          key={i}
          className={i === band ? 'kp-band kp-band-own' : 'kp-band'}
          strokeWidth={1.1 / ppu}
          d={closed(outline.map(on))}
        />
      ))}
      <path className="kp-charge-line" strokeWidth={2.6 / ppu} d={polyline(line)} />
      <path className="kp-sabres" strokeWidth={1.6 / ppu} d={rings(charge.sabres)} />
      <path className="kp-charged" strokeWidth={2 / ppu} d={rings(charge.charged)} />
      {charge.guns
        .flatMap((id) => battle.guns.find((gun) => gun.id === id) ?? [])
        .map((gun) => (
          <path
            key={gun.id}
            className="kp-charged"
            strokeWidth={2 / ppu}
            d={circlePath(on(gun), 26)}
          />
        ))}
    </g>
  );
});

interface ReachViewProps extends Drawing {
  readonly menace: Menace;
  readonly blocks: readonly BodyBlock[];
}

/**
 * Draws on the plan the ground within which the enemy's cavalry could charge in its next move, and the bodies that it
 * could charge (kriegspiel.md 7.3). A sixteenth of an inch is `ppu` pixels long.
 */
export const ReachView = memo(function ReachView({
  projection,
  menace,
  blocks,
  ppu,
}: ReachViewProps) {
  const on = (at: Point): Point => onPlan(projection, at);
  return (
    <g className="kp-menace">
      <path
        className="kp-menace-reach"
        d={menace.reach
          .flat()
          .map((part) => closed(part.map(on)))
          .join('')}
      />
      {blocks
        .filter(({ id }) => menace.menaced.includes(id))
        .map((block) => (
          <path
            key={block.id}
            className="kp-menaced"
            strokeWidth={2.2 / ppu}
            strokeDasharray={`${6 / ppu} ${4 / ppu}`}
            d={closed(
              blockDrawn(
                { ...block, breadth: block.breadth + 5 / ppu, depth: block.depth + 5 / ppu },
                ppu,
              ).corners.map(on),
            )}
          />
        ))}
    </g>
  );
});
