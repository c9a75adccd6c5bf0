import { memo, useMemo } from 'react';
import type { Man } from '../../../engine/types';
import { onSheet, polyline, type Lie } from '../place';
import { reachOf } from '../reach';
import type { ShownReach } from '../view';

interface ReachProps {
  readonly lie: Lie;
  readonly men: ReadonlyMap<string, Man>;
  readonly reach: ShownReach;
}

/** The ground that a man can reach in his move, in one tint even where its parts overlap. */
export const Reach = memo(function Reach({ lie, men, reach }: ReachProps) {
  const man = men.get(reach.id);
  const path = useMemo(
    () =>
      man === undefined
        ? ''
        : reachOf(reach.battle, man, reach.limit)
            .map((part) => `${polyline(part.map((place) => onSheet(lie, place)))}Z`)
            .join(''),
    [lie, man, reach.battle, reach.limit],
  );
  return <path className="plan-reach" d={path} />;
});
