import { memo } from 'react';
import { blockDrawn, type BodyBlock } from './bodyShape';
import type { Point } from '../../../engine/types';
import { circlePath, closed, crossPath, onPlan, polyline } from '../../plan/place';
import { cutAt, type SupplyShown, type SupplyState } from './supplyTies';
import type { Drawing } from '../../plan/view';

interface SupplyViewProps extends Drawing {
  readonly supply: SupplyShown;
}

/** The breadth of a tie, of the mark where it is cut, and of the mark of a store, in pixels. */
const TIE = 1.9;
const CUT = 6;
const STORE = 3.4;

/**
 * Draws on the plan, below the men, lines from each store of supplies to the bodies that it supplies, and lines that
 * enemies cut (kriegspiel.md 5.2). A sixteenth of an inch is `ppu` pixels long.
 */
export const SupplyTies = memo(function SupplyTies({ projection, supply, ppu }: SupplyViewProps) {
  const { side, ties } = supply;
  const on = (at: Point): Point => onPlan(projection, at);
  const of = (kind: 'gives' | 'cut') => ties.filter((tie) => tie.kind === kind);
  const lines = (those: typeof ties): string =>
    those.map(({ from, at }) => polyline([on(from), on(at)])).join('');
  return (
    <g className={`kp-supply of-${side}`}>
      <path className="kp-tie-ground" strokeWidth={(2.6 * TIE) / ppu} d={lines(ties)} />
      <path className="kp-tie" strokeWidth={TIE / ppu} d={lines(of('gives'))} />
      <path
        className="kp-tie-cut"
        strokeWidth={TIE / ppu}
        strokeDasharray={`${6 / ppu} ${4 / ppu}`}
        d={lines(of('cut'))}
      />
      <path
        className="kp-tie-store"
        d={of('gives')
          .map(({ from }) => circlePath(on(from), STORE / ppu))
          .join('')}
      />
      {of('cut').flatMap((tie) =>
        tie.cutBy.slice(0, 1).map((enemy) => {
          const [cut, by] = [on(cutAt(tie, enemy)), on(enemy)];
          const half = CUT / ppu;
          return (
            <path
              key={`${tie.store} ${tie.to}`}
              className="kp-cut"
              strokeWidth={2.4 / ppu}
              d={crossPath(cut, half) + polyline([cut, by]) + circlePath(by, half)}
            />
          );
        }),
      )}
    </g>
  );
});

/** Where the mark of a body is: beyond the left end of its front; and its size, in pixels. */
const BESIDE = 9;
const MARK = 3.2;

const MARKS: Readonly<Record<SupplyState['is'], (at: Point, size: number) => string>> = {
  given: circlePath,
  spared: ({ x, y }, size) => `M${x - size} ${y}h${2 * size}`,
  short: ({ x, y }, size) =>
    `${circlePath({ x, y }, size)}M${x} ${y - size * 0.6}v${size * 0.7}M${x} ${y + size * 0.5}v${size * 0.1}`,
  owed: (at, size) => circlePath(at, size) + crossPath(at, size * 0.6),
};

/**
 * Draws on the plan, above the men, how each body is supplied: it gets what it needs, will be short at the next
 * account, or is owed something; and whether it is besieged within a palisade (kriegspiel.md 5.5).
 */
export const SupplyStates = memo(function SupplyStates({
  projection,
  supply,
  blocks,
  ppu,
}: SupplyViewProps & { readonly blocks: readonly BodyBlock[] }) {
  return supply.states.map(({ body, is, besieged }) => {
    const block = blocks.find(({ id }) => id === body);
    if (block === undefined) return null;
    const corners = blockDrawn(block, ppu).corners.map((at) => onPlan(projection, at));
    const [a, b, , d] = corners as [Point, Point, Point, Point];
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    const sideways = BESIDE / ppu / length;
    const mark = {
      x: (a.x + d.x) / 2 + (a.x - b.x) * sideways,
      y: (a.y + d.y) / 2 + (a.y - b.y) * sideways,
    };
    return (
      <g key={body} className={`kp-fed kp-fed-${is}`} data-supply={is} data-besieged={besieged}>
        {besieged && (
          <path
            className="kp-besieged"
            strokeWidth={2.2 / ppu}
            strokeDasharray={`${2.4 / ppu} ${3.2 / ppu}`}
            d={around(corners, 7 / ppu)}
          />
        )}
        <path className="kp-fed-ground" strokeWidth={4.4 / ppu} d={MARKS[is](mark, MARK / ppu)} />
        <path className="kp-fed-mark" strokeWidth={1.8 / ppu} d={MARKS[is](mark, MARK / ppu)} />
      </g>
    );
  });
});

/** Returns the outline of a block moved outwards. */
function around(corners: readonly Point[], by: number): string {
  const middle = corners.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / corners.length, y: sum.y + y / corners.length }),
    { x: 0, y: 0 },
  );
  return closed(
    corners.map(({ x, y }) => {
      const far = Math.hypot(x - middle.x, y - middle.y) || 1;
      return { x: x + ((x - middle.x) / far) * by, y: y + ((y - middle.y) / far) * by };
    }),
  );
}
