import { memo, useId } from 'react';
import { isOnField } from '../../../engine/men';
import type { Man } from '../../../engine/types';
import { onSheet, type Lie } from '../place';
import { bearingOf, SoldierFigure } from './Soldier';

/**
 * Men who need not be identified one by one: one path per kind, with a figure at each of its corners, because a
 * hundred separate elements take longer than a frame.
 */
export const Crowd = memo(function Crowd({
  lie,
  men,
}: {
  readonly lie: Lie;
  readonly men: readonly Man[];
}) {
  const id = useId();
  const kinds = new Map<string, Man[]>();
  for (const man of men.filter(isOnField)) {
    const kind = `${man.side}-${man.arm}-${bearingOf(man)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), man]);
  }
  return [...kinds].map(([kind, those]) => {
    const [{ side, arm, ...state }] = those as [Man];
    const places = those.map((man) => onSheet(lie, man)).sort((one, two) => one.y - two.y);
    const figure = `url(#${id}${kind})`;
    return (
      <g key={kind}>
        <marker
          id={`${id}${kind}`}
          markerUnits="userSpaceOnUse"
          markerWidth={1}
          markerHeight={1}
          overflow="visible"
        >
          <SoldierFigure side={side} arm={arm} bearing={bearingOf(state)} />
        </marker>
        <path
          fill="none"
          d={places.map(({ x, y }) => `M${x} ${y}`).join('')}
          markerMid={figure}
          markerStart={figure}
          // The only corner of a path is both its first and its last.
          {...(places.length > 1 && { markerEnd: figure })}
        />
      </g>
    );
  });
});
