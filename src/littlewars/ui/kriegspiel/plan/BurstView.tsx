import { memo } from 'react';
import { radiusOf } from '../../../engine/men';
import type { Piece, Point } from '../../../engine/types';
import { CIRCLE, sheltersBetween, type Burst } from '../../../kriegspiel/bursts';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { circlePath, closed, crossPath, onPlan, polyline, shapePath } from '../../plan/place';
import type { Drawing } from '../../plan/view';

/**
 * A man in a shell's circle whom something shelters (kriegspiel.md 3.5): his id, the place where he stands, and the
 * pieces of scenery between him and the shell that shelter him.
 */
export interface Sheltered {
  readonly man: string;
  readonly at: Point;
  readonly behind: readonly Piece[];
}

/**
 * Returns the men in the circle of a shell whom something shelters, each with the pieces of scenery that do so
 * (kriegspiel.md 3.5). Men who are not in the battle are left out.
 */
export const shelteredIn = (
  battle: Pick<KriegspielBattle, 'country' | 'men'>,
  burst: Burst,
): readonly Sheltered[] =>
  burst.sheltered.flatMap((id) => {
    const man = battle.men.find((each) => each.id === id);
    return man === undefined
      ? []
      : [
          {
            man: id,
            at: { x: man.x, y: man.y },
            behind: sheltersBetween(battle, burst.at, man),
          },
        ];
  });

interface BurstViewProps extends Drawing {
  /** When the shell burst: everybody stands where he stood and still lives. */
  readonly battle: KriegspielBattle;
  readonly burst: Burst;
}

/**
 * Draws on the plan what a shell has done where it came to rest (kriegspiel.md 3.3 to 3.5): its circle, who fell, and
 * who was sheltered by what. A sixteenth of an inch is `ppu` pixels long.
 */
export const BurstView = memo(function BurstView({
  projection,
  battle,
  burst,
  ppu,
}: BurstViewProps) {
  const on = (at: Point): Point => onPlan(projection, at);
  const men = burst.within.flatMap((id) => battle.men.find((man) => man.id === id) ?? []);
  const sheltered = shelteredIn(battle, burst);
  const struck = [...battle.guns, ...battle.kriegspiel.waggons].filter(({ id }) =>
    [...burst.gunsDestroyed, ...burst.gunsDisabled, ...burst.waggons].includes(id),
  );
  const middle = on(burst.at);
  const size = Math.max(2.6, 3 / ppu);
  return (
    <g className="kp-burst">
      <path className="kp-burst-circle" strokeWidth={1.8 / ppu} d={circlePath(middle, CIRCLE)} />
      <path className="kp-burst-star" d={star(middle, Math.max(7, 6 / ppu))} />
      {sheltered.map(({ man, at, behind }) => (
        <g key={man}>
          <path
            className="kp-shelter"
            strokeWidth={2.4 / ppu}
            d={behind.map(({ shape }) => shapePath(projection, shape)).join('')}
          />
          <path
            className="kp-shelter-line"
            strokeWidth={1.2 / ppu}
            strokeDasharray={`${3 / ppu} ${3 / ppu}`}
            d={polyline([middle, on(at)])}
          />
          <path className="kp-safe" strokeWidth={1.6 / ppu} d={circlePath(on(at), size + 1)} />
        </g>
      ))}
      <path
        className="kp-counted"
        strokeWidth={1.4 / ppu}
        d={men.map((man) => circlePath(on(man), radiusOf(man) + 1.5)).join('')}
      />
      {(['kp-fallen-ground', 'kp-fallen'] as const).map((name) => (
        <path
          key={name}
          className={name}
          strokeWidth={(name === 'kp-fallen' ? 1.8 : 4) / ppu}
          d={
            men
              .filter(({ id }) => burst.dead.includes(id))
              .map((man) => crossPath(on(man), size))
              .join('') + struck.map((thing) => crossPath(on(thing), 2.4 * size)).join('')
          }
        />
      ))}
    </g>
  );
});

/** Returns a star of eight points. */
const star = ({ x, y }: Point, size: number): string =>
  closed(
    Array.from({ length: 16 }, (_, i) => {
      const [angle, far] = [(Math.PI * i) / 8, i % 2 === 0 ? size : size * 0.42];
      return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
    }),
  );
