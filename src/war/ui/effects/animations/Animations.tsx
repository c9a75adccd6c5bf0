import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import type { Board } from '../../../engine/board';
import type { Side, Square } from '../../../engine/vocabulary';
import { CutMark } from '../../board/art/Chain';
import { FireHeads, FireLines } from '../../board/art/Fire';
import { MovePath } from '../../board/art/LastMove';
import { on, heading, type Segment } from '../../board/art/Lines';
import { RetreatMark } from '../../board/art/Marks';
import { coordinates, polyline, type Point } from '../../board/art/path';
import { Piece } from '../../board/art/Piece';
import { centreOf, drawingBox, type Orientation } from '../../board/geometry';
import { animatePieces } from './motion';
import type { BoardAnimation, Snapped, TimedAnimation } from './timeline';
import './animations.css';

interface AnimationsProps {
  readonly board: Board;
  readonly animations: readonly TimedAnimation[];
  readonly orientation: Orientation;
  readonly pieces: string;
}

type Centre = (square: Square) => Point;

/**
 * Plays `animations` over the board once, each at its own time: paths and fire under the units, the rest
 * over them. `pieces` is a CSS selector of the element with the units, which move too.
 */
export function Animations({ board, animations, orientation, pieces }: AnimationsProps) {
  const centre: Centre = (square) => centreOf(board, orientation, square);
  useLayoutEffect(
    () => animatePieces(animations, pieces, (square) => centreOf(board, orientation, square)),
    [board, animations, pieces, orientation],
  );
  const drawing = { viewBox: drawingBox(board, orientation), 'aria-hidden': true } as const;
  const inTime = (draw: (animation: BoardAnimation, centre: Centre) => ReactNode) =>
    animations.map(({ animation, at, lasts }, i) => (
      <g key={i} style={{ '--at': `${at}ms`, '--lasts': `${lasts}ms` } as CSSProperties}>
        {draw(animation, centre)}
      </g>
    ));
  return (
    <>
      <svg {...drawing} className="animations">
        {inTime(under)}
      </svg>
      <svg {...drawing} className="animations animations-over">
        {inTime(over)}
      </svg>
    </>
  );
}

const segments = (from: readonly Square[], to: Square, centre: Centre): Segment[] =>
  from.map((square) => ({ from: centre(square), to: centre(to) }));

const squaresOf = (units: readonly { readonly square: Square }[]): Square[] =>
  units.map(({ square }) => square);

function under(animation: BoardAnimation, centre: Centre): ReactNode {
  switch (animation.kind) {
    case 'march':
      return (
        <g className="animation-trail">
          <MovePath points={animation.path.map(centre)} />
        </g>
      );
    case 'fire':
      return (
        <g className="animation-fire" data-animation="lines">
          <FireLines
            attack={segments(animation.attack, animation.target, centre)}
            charge={segments(squaresOf(animation.charge), animation.target, centre)}
            support={segments(animation.support, animation.target, centre)}
          />
        </g>
      );
    default:
      return null;
  }
}

function over(animation: BoardAnimation, centre: Centre): ReactNode {
  switch (animation.kind) {
    case 'march':
      return null;
    case 'fire':
      return (
        <g data-animation="fire">
          <g className="animation-fire">
            <FireHeads
              attack={segments(animation.attack, animation.target, centre)}
              charge={segments(squaresOf(animation.charge), animation.target, centre)}
            />
          </g>
          {segments(animation.attack, animation.target, centre).map((shot, i) => (
            <Shot key={i} {...shot} />
          ))}
        </g>
      );
    case 'outcome': {
      const { outcome, target } = animation;
      return (
        <g data-animation={outcome} transform={`translate(${coordinates(centre(target.square))})`}>
          {outcome === 'destroyed' && (
            <>
              <g className="animation-die">
                <Piece unit={target.unit} />
              </g>
              <Burst />
            </>
          )}
          {outcome === 'dislodged' && (
            <g className="animation-thrown">
              <RetreatMark />
            </g>
          )}
          {outcome === 'resists' && <Ward />}
        </g>
      );
    }
    case 'arsenal':
      return animation.squares.map((square) => (
        <g
          key={square}
          data-animation="arsenal"
          transform={`translate(${coordinates(centre(square))}) scale(1.4)`}
        >
          <Burst />
        </g>
      ));
    case 'isolation':
      return (
        <g data-animation="isolation">
          {animation.lines.map((line, i) => (
            <SnappedLine key={i} {...line} centre={centre} />
          ))}
          {animation.units.map(({ side, kind, square, spent }) => (
            <g key={square} transform={`translate(${coordinates(centre(square))})`}>
              <g
                className="animation-fade"
                style={{ '--wave': wave(square, animation, centre) } as CSSProperties}
              >
                <Piece unit={{ side, kind }} spent={spent} />
              </g>
            </g>
          ))}
        </g>
      );
  }
}

/** Returns when a unit is reached by the cut, from 0 to 1: the nearest to the cut first. */
function wave(
  square: Square,
  { lines, units }: Extract<BoardAnimation, { kind: 'isolation' }>,
  centre: Centre,
): number {
  const cut = lines[0]?.from;
  if (cut === undefined) return 0;
  const far = (from: Square): number => {
    const [a, b] = [centre(from), centre(cut)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return far(square) / Math.max(1, ...units.map((unit) => far(unit.square)));
}

/** A moving ball, and its smoke. */
function Shot({ from, to }: Segment) {
  const h = heading({ from, to });
  const start = on(from, h, h.half - 2);
  const length = h.length - 2 * h.half + 6;
  const style = { '--dx': `${h.x * length}px`, '--dy': `${h.y * length}px` } as CSSProperties;
  return (
    <g transform={`translate(${coordinates(start)})`}>
      <circle className="animation-smoke" r={7} fill="var(--paper)" stroke="var(--ink-muted)" />
      <circle
        className="animation-shot"
        style={style}
        r={4}
        fill="var(--fire)"
        stroke="var(--paper)"
        strokeWidth={1.4}
      />
    </g>
  );
}

/** Returns a star of so many points between two circles. */
const star = (points: number, inner: number, outer: number): string =>
  `${polyline(
    Array.from({ length: 2 * points }, (_, i) => {
      const angle = (i / points) * Math.PI;
      const reach = i % 2 === 0 ? outer * (i % 4 === 0 ? 1 : 0.82) : inner;
      return { x: Math.sin(angle) * reach, y: -Math.cos(angle) * reach };
    }),
  )}Z`;
const FLASH = star(12, 13, 25);
const CORE = star(8, 6, 13);
/** Rays, as an engraver cuts a shell's burst. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = ((i + 0.5) / 16) * 2 * Math.PI;
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const end = i % 2 === 0 ? 37 : 31;
  return polyline([
    { x: sin * 23, y: cos * 23 },
    { x: sin * end, y: cos * end },
  ]);
}).join('');

/** An explosion. */
const Burst = () => (
  <>
    <g className="animation-burst">
      <path d={FLASH} fill="var(--fire)" stroke="var(--paper)" strokeWidth={1.6} />
      <path d={CORE} fill="var(--on-bad)" />
    </g>
    <g className="animation-rays" fill="none" strokeLinecap="round">
      <path d={RAYS} stroke="var(--paper)" strokeWidth={4} />
      <path d={RAYS} stroke="var(--fire)" strokeWidth={2} />
    </g>
  </>
);

const SHIELD = 'M-18.5-18.5H18.5V6C18.5 14 10 19 0 21.5C-10 19-18.5 14-18.5 6Z';

/** Around a unit that resists. */
const Ward = () => (
  <g className="animation-stamp" fill="none" strokeLinejoin="round">
    <path d={SHIELD} stroke="var(--paper)" strokeWidth={5} />
    <path d={SHIELD} stroke="var(--resists)" strokeWidth={2.6} />
  </g>
);

interface SnappedLineProps extends Snapped {
  readonly centre: Centre;
}

/** A lost part of a line: it breaks in the middle, and each half springs back. */
function SnappedLine({ side, source, centre, ...ends }: SnappedLineProps) {
  const [from, to] = [centre(ends.from), centre(ends.to)];
  const h = heading({ from, to });
  const half = (near: Point, back: number) => {
    const far = on(from, h, h.length / 2);
    const style = {
      '--dx': `${h.x * back - h.y * 7}px`,
      '--dy': `${h.y * back + h.x * 7}px`,
    } as CSSProperties;
    const line = polyline([near, far]);
    return (
      <g className="animation-snap" style={style} fill="none" strokeLinecap="round">
        <path d={line} stroke="var(--paper)" strokeWidth={5} strokeOpacity={0.85} />
        <path d={line} stroke={colourOf(side)} strokeWidth={2.6} />
      </g>
    );
  };
  return (
    <>
      {half(from, -14)}
      {half(to, 14)}
      {source !== ends.from && (
        <g className="animation-fire">
          <CutMark from={centre(source)} to={from} />
        </g>
      )}
    </>
  );
}

const colourOf = (side: Side): string => (side === 'N' ? 'var(--north-line)' : 'var(--south-line)');
