import { LoupeDrawing, UnderPointer } from '../../../shell/ui/viewport/Loupe';
import type { Point } from '../../engine/types';
import { onSheet, type Lie } from './place';
import type { Held } from './usePlanHands';

/** Units across the loupe, in which an inch is as wide as a finger. */
const SEEN = 53;
/** Of its lettering, whose size is that of a drawing so wide. */
const LETTERED = 120;

interface PlanLoupeProps {
  readonly lie: Lie;
  readonly held: Held;
  /** Where men and guns stand, by their ids. */
  readonly places: ReadonlyMap<string, Point>;
  readonly nameOf: (id: string) => string;
  /** The ids of what is drawn of the plan, and of those whom the hand has, drawn where it took them. */
  readonly drawing: readonly string[];
  readonly hand: string;
}

/** What a finger hides of the plan: whom it would choose as it leaves, or those whom it drags. */
export function PlanLoupe({ lie, held, places, nameOf, drawing, hand }: PlanLoupeProps) {
  const { hidden, dragged } = held;
  if (hidden === null) return null;
  const { at, hit, pointer } = hidden;
  const place = hit === null ? undefined : places.get(hit);
  const foot = place && onSheet(lie, place);
  const [from, to] = dragged ? [dragged.from, dragged.to].map((each) => onSheet(lie, each)) : [];
  return (
    <UnderPointer from={pointer}>
      <LoupeDrawing middle={at} seen={SEEN} drawing={drawing}>
        {from && to && <use href={`#${hand}`} x={to.x - from.x - at.x} y={to.y - from.y - at.y} />}
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
