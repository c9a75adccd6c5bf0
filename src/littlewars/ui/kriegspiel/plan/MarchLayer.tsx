import { memo } from 'react';
import { radiusOf } from '../../../engine/men';
import type { Man, Point } from '../../../engine/types';
import type { BodyMarch } from '../../../kriegspiel/bodyMarch';
import { bodyOf } from '../../../kriegspiel/bodies';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { circlePath, closed, onPlan, polyline } from '../../plan/place';
import { blockAround, blockDrawn, blocksOf } from './bodyShape';
import { alongPath } from '../../../game/kriegspiel/alongPath';
import type { MarchPreview } from '../../../game/kriegspiel/march';
import type { Marcher } from '../../../game/kriegspiel/marchers';
import type { Drawing } from '../../plan/view';

interface MarchLayerProps extends Drawing {
  readonly battle: KriegspielBattle;
  readonly previews: readonly MarchPreview[];
  /** The dragged men and things, and how far, while their march is being computed; null otherwise. */
  readonly ghost: { readonly marchers: readonly Marcher[]; readonly by: Point } | null;
  /** Where the keyboard would set the next place; null without it. */
  readonly cursor: Point | null;
  /** The places of the path, in the order in which they were pressed. */
  readonly path: readonly Point[];
}

/**
 * Returns the men who would march, each at the place where he would stand: all of them if the march may be ordered; of
 * a refused march those of a body, if their places are known, otherwise nobody.
 */
export function arrivals({ before, after, marcher, cost }: MarchPreview): readonly Man[] {
  if (after !== null) {
    const men = new Map(before.men.map((man) => [man.id, man]));
    return after.men.filter((man) => {
      const was = men.get(man.id);
      return was !== undefined && (was.x !== man.x || was.y !== man.y);
    });
  }
  return marcher.kind === 'body' && cost !== null && 'there' in cost
    ? (cost as BodyMarch).there
    : [];
}

/** Draws the marches being planned: their paths, contours and roads, and where everybody would stand. */
export const MarchLayer = memo(function MarchLayer(props: MarchLayerProps) {
  const { projection, battle, previews, ghost, cursor, path, ppu } = props;
  return (
    <>
      {ghost === null &&
        previews.map(
          (preview) =>
            preview.charges === null && (
              <March key={preview.marcher.id} {...{ projection, battle, preview, ppu }} />
            ),
        )}
      {ghost !== null && <Ghost {...{ projection, battle, ppu, ...ghost }} />}
      {cursor !== null && (
        <path
          className="kp-crosshair"
          strokeWidth={1.8 / ppu}
          d={crosshair(onPlan(projection, cursor), CROSS / ppu)}
        />
      )}
      <path
        className="kp-stops"
        strokeWidth={1.8 / ppu}
        d={path.map((at) => circlePath(onPlan(projection, at), 4.5 / ppu)).join('')}
      />
    </>
  );
});

/** Returns a cross whose middle is open. */
const crosshair = ({ x, y }: Point, size: number): string =>
  [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `M${x + dx * size * 0.35} ${y + dy * size * 0.35}l${dx * size} ${dy * size}`,
    )
    .join('');

/** Those who are dragged, as they stand now, moved as far as the hand is. */
function Ghost({
  projection,
  battle,
  marchers,
  by,
  ppu,
}: Pick<MarchLayerProps, 'projection' | 'battle' | 'ppu'> & NonNullable<MarchLayerProps['ghost']>) {
  const to = ({ x, y }: Point): Point => onPlan(projection, { x: x + by.x, y: y + by.y });
  const blocks = blocksOf(battle);
  return (
    <g className="kp-march">
      {marchers.map(({ id, at }) => {
        const block = blocks.find((each) => each.id === id);
        const outline =
          block === undefined
            ? circlePath(to(at), Math.max(10, 6 / ppu))
            : closed(blockDrawn(block, ppu).corners.map(to));
        return (
          <path
            key={id}
            className="kp-march-block"
            strokeWidth={1.6 / ppu}
            d={outline + polyline([onPlan(projection, at), to(at)])}
          />
        );
      })}
    </g>
  );
}

/** The lengths of marks, in pixels. */
const CROSS = 9;
const TICK = 7;
const ARROW = 9;

function March({
  projection,
  battle,
  preview,
  ppu,
}: Pick<MarchLayerProps, 'projection' | 'battle' | 'ppu'> & { readonly preview: MarchPreview }) {
  const { path: walked, after, marcher, cost } = preview;
  const on = (at: Point): Point => onPlan(projection, at);
  const { contours, roads } = alongPath(battle, marcher, walked);
  const there = arrivals(preview);
  const formed = cost !== null && 'front' in cost ? (cost as BodyMarch) : null;
  const front = after === null ? formed?.front : bodyOf(after, marcher.id)?.front;
  const block = front === undefined ? null : blockAround(there, front);
  const formation = bodyOf(battle, marcher.id)?.formation;
  const drawn =
    block === null || formation === undefined
      ? null
      : blockDrawn({ ...block, formation, service: 'infantry', mounted: false }, ppu);
  const drawnPath = walked.map(on);
  const tooFar = after === null ? there.filter(({ id }) => cost?.tooFar.includes(id)) : [];
  const discs = (men: readonly Man[]): string =>
    men.map((man) => circlePath(on(man), radiusOf(man))).join('');
  return (
    <g className="kp-march" data-refused={after === null}>
      <path
        className="kp-march-road"
        strokeWidth={8 / ppu}
        d={roads.map((road) => polyline(road.map(on))).join('')}
      />
      <path className="kp-march-path" strokeWidth={2.4 / ppu} d={polyline(drawnPath)} />
      <path className="kp-march-head" d={arrowHead(drawnPath, ARROW / ppu)} />
      <path
        className="kp-march-contours"
        strokeWidth={2.6 / ppu}
        d={contours.map(({ at, up }) => caret(on(at), up, TICK / ppu)).join('')}
      />
      {drawn !== null && (
        <path
          className="kp-march-block"
          strokeWidth={1.6 / ppu}
          strokeDasharray={`${5 / ppu} ${3 / ppu}`}
          d={
            closed(drawn.corners.map(on)) +
            polyline([drawn.tipEnds[0], drawn.tip, drawn.tipEnds[1]].map(on))
          }
        />
      )}
      <path className="kp-march-men" strokeWidth={1 / ppu} d={discs(there)} />
      {tooFar.length > 0 && (
        <path className="kp-march-too-far" strokeWidth={1 / ppu} d={discs(tooFar)} />
      )}
    </g>
  );
}

/** Returns the head of an arrow at the end of a line. */
function arrowHead(line: readonly Point[], size: number): string {
  const [tip, before] = [line.at(-1), line.at(-2)];
  if (tip === undefined || before === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  if (length === 0) return '';
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const wing = (side: number): Point => ({
    x: tip.x - size * dx - side * 0.55 * size * dy,
    y: tip.y - size * dy + side * 0.55 * size * dx,
  });
  return closed([wing(1), tip, wing(-1)]);
}

/** Returns the mark of a contour crossed: a caret that points up the slope. */
const caret = ({ x, y }: Point, up: boolean, size: number): string => {
  const rise = up ? size * 0.5 : -size * 0.5;
  return polyline([
    { x: x - size * 0.7, y: y + rise },
    { x, y: y - rise },
    { x: x + size * 0.7, y: y + rise },
  ]);
};
