import { LoupeDrawing, UnderPointer } from '../../../shell/ui/viewport/Loupe';
import type { Point } from '../../engine/types';
import { onPlan, type Projection } from './place';
import type { PlanProps } from './planProps';
import type { Held } from './usePlanGestures';
import { SCALES } from './usePlanViewport';

/** How many units the loupe shows across; an inch in it is as wide as a finger. */
const SEEN = 53;
/** Its scale, in pixels per unit. */
const PPU = SCALES.finger;
/** The width of drawing that its lettering is sized for. */
const LETTERED = 120;

interface PlanLoupeProps {
  readonly projection: Projection;
  readonly held: Held;
  readonly places: ReadonlyMap<string, Point>;
  readonly nameOf: (id: string) => string;
  /** The element ids of the plan's drawings, and of the dragged layer, which is drawn where it was picked up. */
  readonly groundId: string;
  readonly belowId: string;
  readonly armiesId: string;
  readonly draggedId: string;
  /** Drawn again, because the sizes of what they draw are pixels at the plan's own scale. */
  readonly additions: PlanProps['additions'];
}

/**
 * Renders a magnified part of the plan beside a finger, which shows what the finger drags, or whom it would choose when
 * lifted, with the name that `nameOf` returns; nothing if no finger hides a part. `held` is the gesture in progress,
 * the ids are the HTML ids of the plan's layers, which are drawn again, and `additions` what these draw besides.
 */
export function PlanLoupe({
  projection,
  held,
  places,
  nameOf,
  groundId,
  belowId,
  armiesId,
  draggedId,
  additions,
}: PlanLoupeProps) {
  const { hidden, dragged } = held;
  if (hidden === null) return null;
  const { at, hit, pointer } = hidden;
  const place = hit === null ? undefined : places.get(hit);
  const foot = place && onPlan(projection, place);
  const [from, to] = dragged
    ? [dragged.from, dragged.to].map((each) => onPlan(projection, each))
    : [];
  return (
    <UnderPointer from={pointer}>
      <LoupeDrawing middle={at} seen={SEEN} drawing={[groundId]}>
        <g className="plan-loupe" transform={`translate(${-at.x} ${-at.y})`}>
          <use href={`#${belowId}`} />
          {additions?.below({ projection, ppu: PPU })}
          <use href={`#${armiesId}`} />
          {additions?.above({ projection, ppu: PPU })}
        </g>
        {from && to && (
          <use href={`#${draggedId}`} x={to.x - from.x - at.x} y={to.y - from.y - at.y} />
        )}
        {foot && (
          <circle
            data-mark="under-finger"
            className="loupe-mark"
            cx={foot.x - at.x}
            cy={foot.y - at.y}
            r={12}
          />
        )}
        {hit !== null && (
          <text className="loupe-name" transform={`scale(${SEEN / LETTERED})`} y={48}>
            {nameOf(hit)}
          </text>
        )}
      </LoupeDrawing>
    </UnderPointer>
  );
}
