import { memo } from 'react';
import { circlePath, HANDLE, onPlan, polyline, shapePath, type Projection } from '../place';
import type { ShownHandle } from '../view';

interface OutlinesProps {
  readonly projection: Projection;
  readonly chosen: ReadonlySet<string>;
  readonly handles: readonly ShownHandle[];
}

/**
 * Draws the outlines of the selected pieces of scenery in the editor of Countries, and the handles that turn them.
 */
export const Outlines = memo(function Outlines({ projection, chosen, handles }: OutlinesProps) {
  return (
    <>
      {projection.country.pieces
        .filter(({ id }) => chosen.has(id))
        .map(({ id, shape }) => (
          <path key={id} className="plan-piece-chosen" d={shapePath(projection, shape)} />
        ))}
      {handles.map(({ id, at, of }) => (
        <g key={id} className="plan-handle">
          <path d={polyline([onPlan(projection, of), onPlan(projection, at)])} />
          <path className="plan-handle-knob" d={circlePath(onPlan(projection, at), HANDLE)} />
        </g>
      ))}
    </>
  );
});
