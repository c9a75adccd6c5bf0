import { Fragment, memo, useId } from 'react';
import type { Board } from '../../../engine/board';
import { CELL, MARGIN, shownSize, type Orientation } from '../geometry';
import { Frame } from './Frame';
import { boardCache } from './boardCache';
import { drawRelief, hachuresOf, type Hachures, type Relief } from './hachures';
import { coordinates, polyline, short, turner, type Point } from './path';
import { readRange, SHOULDER } from './range';
import { fortPaths, roadPath, shoulderPath } from './works';

interface GroundProps {
  readonly board: Board;
  readonly orientation: Orientation;
  /** Null while they are being drawn; if undefined they are drawn at once, which takes a tenth of a second. */
  readonly hachures?: Hachures | null;
}

const NEIGHBOURS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const reliefs = boardCache<Relief>();

/** Returns the lines of the grid; every fifth one is separate, for counting. */
function grid(columns: number, rows: number, fifth: boolean): string {
  const lines: string[] = [];
  for (let c = 1; c < columns; c++)
    if ((c % 5 === 0) === fifth) lines.push(`M${c * CELL} 0V${rows * CELL}`);
  for (let r = 1; r < rows; r++)
    if ((r % 5 === 0) === fifth) lines.push(`M0 ${r * CELL}H${columns * CELL}`);
  return lines.join('');
}

/** Returns the passes of a board: their roads, and the feet of the mountains beside them. */
function passes(board: Board, place: (p: Point) => Point) {
  const roads: string[] = [];
  const verges: string[] = [];
  const shoulders: string[] = [];
  board.terrain.forEach((ground, square) => {
    if (ground !== 'pass') return;
    const column = square % board.width;
    const row = Math.floor(square / board.width);
    const middle = place({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });
    const mountains = NEIGHBOURS.filter(
      ({ x, y }) =>
        column + x >= 0 &&
        column + x < board.width &&
        board.terrain[(row + y) * board.width + column + x] === 'mountain',
    );
    const origin = place({ x: 0, y: 0 });
    const shown = mountains.map((towards) => {
      const end = place(towards);
      return { x: end.x - origin.x, y: end.y - origin.y };
    });
    const level = !shown.some(({ x }) => x !== 0);
    roads.push(roadPath(middle, level, 0));
    verges.push(roadPath(middle, level, -3), roadPath(middle, level, 3));
    for (const { x, y } of shown) shoulders.push(shoulderPath(middle, x, y, CELL / 2, SHOULDER));
  });
  return { roads: roads.join(''), verges: verges.join(''), shoulders: shoulders.join('') };
}

/**
 * Draws the terrain of a board: plain, mountains, passes and forts. `hachures` are the strokes on the slopes of its
 * mountains; null to leave them out for now, undefined to compute them, which takes a tenth of a second.
 */
export const Ground = memo(function Ground(props: GroundProps) {
  const { board, orientation, hachures = hachuresOf(board, orientation) } = props;
  const clip = useId();
  const { columns, rows } = shownSize(board, orientation);
  const width = columns * CELL;
  const height = rows * CELL;
  const place = turner(board, orientation);
  const wide = board.width * CELL;
  const tall = board.height * CELL;
  const relief =
    reliefs.get(board, orientation) ??
    reliefs.set(board, orientation, drawRelief(board, readRange(board), place));
  const { roads, verges, shoulders } = passes(board, place);
  const forts = fortPaths(
    board.terrain.flatMap((ground, square) =>
      ground === 'fort'
        ? [
            place({
              x: ((square % board.width) + 0.5) * CELL,
              y: (Math.floor(square / board.width) + 0.5) * CELL,
            }),
          ]
        : [],
    ),
  );
  const rectangle = (left: number, top: number, right: number, bottom: number): string =>
    `${polyline(
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ].map(place),
    )}Z`;
  const frontier = [
    { x: 0, y: tall / 2 },
    { x: wide, y: tall / 2 },
  ].map(place);
  return (
    <g className="ground">
      <path
        d={`M${-MARGIN} ${-MARGIN}h${short(width + 2 * MARGIN)}v${short(height + 2 * MARGIN)}h${short(-width - 2 * MARGIN)}Z`}
        fill="var(--map-margin)"
      />
      <path d={rectangle(0, 0, wide, tall / 2)} fill="var(--map-north)" />
      <path d={rectangle(0, tall / 2, wide, tall)} fill="var(--map-south)" />
      <g fillRule="evenodd" fillOpacity={0.36}>
        {[10, 6.5, 3].map((band) => (
          <Fragment key={band}>
            <path
              d={
                rectangle(0, 0, wide, tall / 2) +
                rectangle(band, band, wide - band, tall / 2 - band)
              }
              fill="var(--wash-north)"
            />
            <path
              d={
                rectangle(0, tall / 2, wide, tall) +
                rectangle(band, tall / 2 + band, wide - band, tall - band)
              }
              fill="var(--wash-south)"
            />
          </Fragment>
        ))}
      </g>
      <path d={grid(columns, rows, false)} stroke="var(--map-grid)" strokeWidth={0.8} />
      <path d={grid(columns, rows, true)} stroke="var(--map-grid-fifth)" strokeWidth={1} />
      <path d={relief.foot + shoulders} fill="var(--map-mountain)" fillOpacity={0.55} />
      <path d={relief.tone + shoulders} fill="var(--map-mountain)" />
      <path d={relief.heights} fill="var(--map-heights)" />
      <clipPath id={clip}>
        <path d={relief.tone + shoulders} />
      </clipPath>
      <path
        d={hachures?.shadow}
        fill="none"
        stroke="var(--map-shadow)"
        strokeWidth={5}
        strokeLinecap="round"
        clipPath={`url(#${clip})`}
      />
      <path d={relief.crest} fill="var(--map-crest)" />
      <path
        d={relief.spurs}
        fill="none"
        stroke="var(--map-crest)"
        strokeWidth={0.9}
        strokeLinecap="round"
      />
      <g className="hachures">
        <path d={hachures?.lit} fill="var(--map-hachure-lit)" />
        <path d={hachures?.shaded} fill="var(--map-hachure)" />
      </g>
      <path d={roads} fill="none" stroke="var(--map-road)" strokeWidth={6} />
      <path d={verges} fill="none" stroke="var(--map-road-edge)" strokeWidth={1} />
      <path
        d={`M${frontier.map(coordinates).join('L')}`}
        stroke="var(--map-frontier)"
        strokeWidth={2.4}
        strokeDasharray="16 5 2.4 5"
      />
      <path d={forts.glacis} stroke="var(--map-hachure)" strokeWidth={0.8} />
      <path
        d={forts.ditch}
        fill="var(--map-ditch)"
        stroke="var(--map-ink)"
        strokeWidth={0.7}
        strokeLinejoin="miter"
      />
      <path
        d={forts.rampart}
        fill="var(--map-fort)"
        stroke="var(--map-ink)"
        strokeWidth={1.2}
        strokeLinejoin="miter"
      />
      <path d={forts.parade} fill="none" stroke="var(--map-ink)" strokeWidth={0.8} />
      <Frame board={board} orientation={orientation} />
    </g>
  );
});
