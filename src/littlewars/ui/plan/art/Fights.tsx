import { memo, useId } from 'react';
import { NEAR } from '../../../engine/lengths';
import { inContact, radiusOf } from '../../../engine/men';
import type { Man, Melee, Point } from '../../../engine/types';
import { boxPath, circlePath, onPlan, planSize, type Projection } from '../place';

interface MeleesProps {
  readonly projection: Projection;
  readonly men: ReadonlyMap<string, Man>;
  readonly melees: readonly Melee[];
}

/**
 * Draws on the plan the melees as they would be judged if the move ended now (littlewars.md 5.2, 5.3): the six inches
 * around those in contact, who takes part, and whether the smaller side is isolated.
 */
export const Melees = memo(function Melees({ projection, melees, men }: MeleesProps) {
  const { width, height } = planSize(projection.country);
  const id = useId();
  return melees.map(({ number, touching, men: bySide, isolation }) => {
    const there = touching.flatMap((each) => men.get(each) ?? []);
    const about = (more: number): string =>
      there.map((man) => circlePath(onPlan(projection, man), NEAR + radiusOf(man) + more)).join('');
    return (
      <g key={number} className="plan-melee">
        <mask
          id={`${id}${number}`}
          maskUnits="userSpaceOnUse"
          x={0}
          y={0}
          width={width}
          height={height}
        >
          <path className="plan-mask-all" d={about(1)} />
          <path className="plan-mask-none" d={about(-1)} />
        </mask>
        <path className="plan-melee-near" d={about(0)} />
        <path
          className="plan-melee-edge"
          mask={`url(#${id}${number})`}
          d={boxPath(0, 0, width, height)}
        />
        {[...bySide.red, ...bySide.blue].map((each) => {
          const man = men.get(each);
          const isolated = isolation?.isolated === true && isolation.body.includes(each);
          return man === undefined ? null : (
            <path
              key={each}
              className={isolated ? 'plan-isolated' : 'plan-joined'}
              d={circlePath(onPlan(projection, man), radiusOf(man) + 3)}
            />
          );
        })}
        {(isolation?.supporters ?? []).map((each) => {
          const man = men.get(each);
          return man === undefined ? null : (
            <path key={each} className="plan-supporter" d={plusAt(onPlan(projection, man))} />
          );
        })}
      </g>
    );
  });
});

/** Draws marks on the plan where men of the two sides are in contact, above the figures, which would hide them. */
export const Contacts = memo(function Contacts({ projection, melees, men }: MeleesProps) {
  const marks = melees.flatMap(({ touching }) => {
    const there = touching.flatMap((each) => men.get(each) ?? []);
    return there.flatMap((one, i) =>
      there
        .slice(i + 1)
        .filter((two) => inContact(one, two))
        .map((two) => {
          const [a, b] = [onPlan(projection, one), onPlan(projection, two)];
          const part = radiusOf(one) / (radiusOf(one) + radiusOf(two));
          return circlePath({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, 2.6);
        }),
    );
  });
  return <path className="plan-contact" d={marks.join('')} />;
});

const plusAt = ({ x, y }: Point): string => `M${x - 9} ${y + 9}h18M${x} ${y}v18`;
