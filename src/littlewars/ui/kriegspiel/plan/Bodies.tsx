import { memo } from 'react';
import type { Point } from '../../../engine/types';
import { closed, onPlan, polyline } from '../../plan/place';
import { figureGrowth } from '../../plan/usePlanViewport';
import { blockDrawn, type BodyBlock } from './bodyShape';
import type { Drawing } from '../../plan/view';

interface BodiesProps extends Drawing {
  readonly blocks: readonly BodyBlock[];
  readonly chosen: readonly string[];
}

/** The least size of letters, in pixels and in units, and the breadth of lines in pixels. */
const LETTER = 12.5;
const LETTER_UNITS = 13;
const LINE = 1.3;
const FRONT = 2.8;
/** How far the men of half size stand up over the rear of their body, in units, and their size. */
const HEADS = 7;
const HALF = 0.5;
/** From this scale on single men are visible, and a block is only a tint under them; below the other it is full. */
const [APART, FAR] = [0.85, 0.3];

/** How much of a block's colour is laid on where single men are visible, and of a line of skirmishers. */
const TINT = 0.22;

/** Returns the opacity of a block's colour at a scale: full from far, a tint where single men are visible. */
const inkOf = (ppu: number): number =>
  TINT + 0.7 * Math.min(1, Math.max(0, (APART - ppu) / (APART - FAR)));

/**
 * Draws the bodies of troops on the plan as rectangles in the shape of their formation (kriegspiel.md 2.5): dashed in
 * extended order, mounted cavalry with one diagonal, dismounted with two, and engineers with a notched front. A
 * sixteenth of an inch is `ppu` pixels long.
 */
export const Bodies = memo(function Bodies({ projection, blocks, chosen, ppu }: BodiesProps) {
  return blocks.map((block) => (
    <Block
      key={block.id}
      projection={projection}
      block={block}
      chosen={chosen.includes(block.id)}
      ppu={ppu}
    />
  ));
});

interface BlockProps extends Drawing {
  readonly block: BodyBlock;
  readonly chosen: boolean;
}

const Block = memo(function Block({ projection, block, chosen, ppu }: BlockProps) {
  const { id, side, service, mounted, formation } = block;
  const drawn = blockDrawn(block, ppu);
  const on = (place: Point): Point => onPlan(projection, place);
  const corners = drawn.corners.map(on) as [Point, Point, Point, Point];
  const [left, right, rearRight, rearLeft] = corners;
  const outline = closed(corners);
  const engineers = service === 'engineers';
  const ink = inkOf(ppu);
  return (
    <g className={`of-${side}`} data-body={id}>
      {chosen && <path className="kp-body-chosen" d={outline} strokeWidth={7 / ppu} />}
      <path
        className="kp-block"
        d={outline}
        fillOpacity={formation === 'extended' ? TINT : ink}
        strokeWidth={LINE / ppu}
        {...(formation === 'extended' && { strokeDasharray: `${3 / ppu} ${2.4 / ppu}` })}
      />
      {mounted && (
        <path
          className="kp-horse"
          d={polyline([rearLeft, right])}
          strokeOpacity={ink}
          strokeWidth={(LINE * 1.2) / ppu}
        />
      )}
      {service === 'cavalry' && !mounted && (
        <path
          className="kp-horse"
          d={polyline([rearLeft, right]) + polyline([rearRight, left])}
          strokeOpacity={ink}
          strokeWidth={LINE / ppu}
        />
      )}
      <path
        className="kp-front"
        d={engineers ? crenels(left, right, 3.4 / ppu) : polyline([left, right])}
        strokeWidth={FRONT / ppu}
      />
    </g>
  );
});

/** Returns a front like the top of a wall, for engineers. */
function crenels(left: Point, right: Point, high: number): string {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const length = Math.hypot(dx, dy);
  const count = Math.max(1, Math.round(length / (4 * high)));
  const at = (part: number, up: number): Point => ({
    x: left.x + dx * part + (dy / length) * up,
    y: left.y + dy * part - (dx / length) * up,
  });
  const steps = Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i + 0.25) / count, (i + 0.75) / count];
    return [at(a, 0), at(a, high), at(b, high), at(b, 0)];
  });
  return polyline([left, ...steps.flat(), right]);
}

/** Draws the marks of bodies' fronts on the plan, and the letters of the bodies behind them, above the men. */
export const BodyMarks = memo(function BodyMarks({
  projection,
  blocks,
  ppu,
}: Omit<BodiesProps, 'chosen'>) {
  return blocks.map((block) => {
    const { letter, tip, tipEnds } = blockDrawn(block, ppu);
    const { x, y } = onPlan(projection, letter);
    // Behind a front that looks down the drawing the heads of the men come first.
    const above = y < onPlan(projection, block.middle).y ? HEADS * figureGrowth(ppu, HALF) : 0;
    const front = [tipEnds[0], tip, tipEnds[1]].map((place) => onPlan(projection, place));
    return (
      <g key={block.id} className={`of-${block.side}`}>
        <path className="kp-tip" d={closed(front)} strokeWidth={0.8 / ppu} />
        <text
          className="kp-letter"
          x={x}
          y={y - above}
          fontSize={Math.max(LETTER / ppu, LETTER_UNITS)}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {block.id}
        </text>
      </g>
    );
  });
});
