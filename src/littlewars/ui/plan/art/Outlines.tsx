import { memo } from 'react';
import { circlePath, HANDLE, onPlan, polyline, shapePath, type Lie } from '../place';
import type { ShownHandle } from '../view';

interface OutlinesProps {
  readonly lie: Lie;
  readonly chosen: ReadonlySet<string>;
  readonly handles: readonly ShownHandle[];
}

/**
 * Draws the outlines of the selected pieces of scenery in the editor of Countries, and the handles that turn them.
 */
export const Outlines = memo(function Outlines({ lie, chosen, handles }: OutlinesProps) {
  return (
    <>
      {lie.country.pieces
        .filter(({ id }) => chosen.has(id))
        .map(({ id, shape }) => (
          <path key={id} className="plan-piece-chosen" d={shapePath(lie, shape)} />
        ))}
      {handles.map(({ id, at, of }) => (
        <g key={id} className="plan-handle">
          <path d={polyline([onPlan(lie, of), onPlan(lie, at)])} />
          <path className="plan-handle-knob" d={circlePath(onPlan(lie, at), HANDLE)} />
        </g>
      ))}
    </>
  );
});
