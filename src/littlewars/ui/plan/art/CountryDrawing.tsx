import { memo } from 'react';
import { APRON, FOOT } from '../../../engine/lengths';
import { SIDES, type Country, type Piece, type PieceKind, type Side } from '../../../engine/types';
import { boxPath, MARGIN, onPlan, planSize, pointText, polyline, type Projection } from '../place';
import type { ShownWorks } from '../view';
import { Blocks } from './Blocks';
import { levelOf } from './outline';
import { Board, Crossing, Shadow, Solid } from './Pieces';
import { Routes } from './Routes';
import { Waters } from './Waters';
import { Earthwork, Wrecks } from './Works';

interface CountryDrawingProps {
  readonly country: Country;
  readonly side: Side;
  readonly works?: ShownWorks | undefined;
}

/** The breadth of the graduated border of the drawing. */
const EDGE = 9;

/** Returns the border of the drawing in feet, alternately dark and light, like the scale of a map. */
function graduated(projection: Projection): string {
  const { width, height } = planSize(projection.country);
  const bars: string[] = [];
  for (let at = 0; at < projection.country.width; at += 2 * FOOT) {
    const length = Math.min(FOOT, projection.country.width - at);
    bars.push(boxPath(MARGIN.x + at, 0, length, EDGE));
    bars.push(boxPath(MARGIN.x + at, height - EDGE, length, EDGE));
  }
  for (let at = 0; at < projection.country.depth; at += 2 * FOOT) {
    const length = Math.min(FOOT, projection.country.depth - at);
    bars.push(boxPath(0, MARGIN.y + at, EDGE, length));
    bars.push(boxPath(width - EDGE, MARGIN.y + at, EDGE, length));
  }
  return bars.join('');
}

/** Returns a line at each foot of the field. */
function feet({ country: { width, depth } }: Projection): string {
  const lines: string[] = [];
  for (let x = FOOT; x < width; x += FOOT) lines.push(`M${MARGIN.x + x} ${MARGIN.y}v${depth}`);
  for (let y = FOOT; y < depth; y += FOOT) lines.push(`M${MARGIN.x} ${MARGIN.y + y}h${width}`);
  return lines.join('');
}

/** Returns the aprons behind both back lines (1.5). */
const aprons = ({ width, depth }: Country): string =>
  [MARGIN.y - APRON, MARGIN.y + depth].map((y) => boxPath(MARGIN.x, y, width, APRON)).join('');

function Floor({ projection }: { readonly projection: Projection }) {
  const { country } = projection;
  const { width, height } = planSize(country);
  return (
    <>
      <path className="plan-floor" d={boxPath(0, 0, width, height)} />
      <path className="plan-apron" d={aprons(country)} />
      <path className="plan-field" d={boxPath(MARGIN.x, MARGIN.y, country.width, country.depth)} />
      <path className="plan-feet" d={feet(projection)} />
      <path className="plan-black" d={graduated(projection)} />
      <path
        className="plan-neatline"
        d={boxPath(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE)}
      />
    </>
  );
}

/** The back lines: Red's solid, Blue's dashed. */
function BackLines({ projection }: { readonly projection: Projection }) {
  const { width, depth } = projection.country;
  return (
    <>
      <path
        className="plan-sides"
        d={[0, width]
          .map((x) =>
            polyline([onPlan(projection, { x, y: 0 }), onPlan(projection, { x, y: depth })]),
          )
          .join('')}
      />
      {SIDES.map((side) => {
        const y = side === 'red' ? 0 : depth;
        return (
          <path
            key={side}
            className={`plan-line of-${side}`}
            d={polyline([onPlan(projection, { x: 0, y }), onPlan(projection, { x: width, y })])}
          />
        );
      })}
    </>
  );
}

/**
 * Draws a Country on the plan, with the back line of `side` at the bottom, in the manner of an engraving: everything
 * that stays in place while men move, with what engineering works have changed (`works`). It is drawn once for each
 * Country and side; if a piece of scenery changes, only that piece is drawn again.
 */
export const CountryDrawing = memo(function CountryDrawing({
  country,
  side,
  works,
}: CountryDrawingProps) {
  const projection: Projection = { country, side };
  const { pieces } = country;
  const those = (...kinds: readonly PieceKind[]): readonly Piece[] =>
    pieces.filter(({ kind }) => kinds.includes(kind));
  const boards = those('board')
    .map((piece) => ({ piece, level: levelOf(country, piece) }))
    .sort((one, two) => one.level - two.level);
  const isBuilt = ({ id }: Piece): boolean => works?.built.includes(id) === true;
  const solids = [
    ...those('wall', 'rock'),
    ...those('shed', 'house', 'station', 'depot'),
    ...those('tree'),
  ].filter((piece) => !isBuilt(piece));
  return (
    <g className="plan-country">
      <Floor projection={projection} />
      <Blocks country={country} side={side} />
      <Grass projection={projection} />
      {boards.map(({ piece }) => (
        <Board key={piece.id} piece={piece} country={country} side={side} />
      ))}
      <Waters country={country} side={side} />
      <Routes country={country} side={side} />
      {works !== undefined && <Wrecks projection={projection} works={works} />}
      {those('ford', 'bridge').map((piece) => (
        <Crossing key={piece.id} piece={piece} country={country} side={side} />
      ))}
      {solids.map((piece) => (
        <Shadow key={piece.id} piece={piece} country={country} side={side} />
      ))}
      {solids.map((piece) => (
        <Solid
          key={piece.id}
          piece={piece}
          country={country}
          side={side}
          burnt={works?.burnt.includes(piece.id) === true}
        />
      ))}
      {pieces.filter(isBuilt).map((piece) => (
        <Earthwork key={piece.id} piece={piece} country={country} side={side} />
      ))}
      <BackLines projection={projection} />
    </g>
  );
});

/** The size of the squares with one tuft each, in units, and how far the tuft is from the middle at most. */
const EACH = FOOT / 2;
const STRAY = EACH / 2;
/** How many squares out of 8 have a tuft. */
const OF_EIGHT = 5;

/** Returns a pseudo-random number from 0 to 1, always the same for the same two numbers. */
function scattered(x: number, y: number): number {
  let bits = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}

/** Scattered tufts of grass, which make the level ground look like ground. */
function Grass({ projection: { country } }: { readonly projection: Projection }) {
  const tufts: string[] = [];
  for (let row = 0; row < country.depth / EACH; row++)
    for (let column = 0; column < country.width / EACH; column++) {
      const chance = scattered(column, row);
      if (chance * 8 > OF_EIGHT) continue;
      const x = (column + 0.5) * EACH + (scattered(column, -row - 2) - 0.5) * 2 * STRAY;
      const y = (row + 0.5) * EACH + (chance * (8 / OF_EIGHT) - 0.5) * 2 * STRAY;
      if (x < 8 || y < 12 || x > country.width - 12 || y > country.depth - 4) continue;
      const foot = pointText({ x: MARGIN.x + x, y: MARGIN.y + y });
      // Blades side by side: from a single point they would look like an arrow.
      tufts.push(`M${foot}q-1 -4 -3.4 -6m5.6 6q.4 -5 1 -8m2.8 8q.8 -3.6 3.4 -5.4`);
    }
  return <path className="plan-grass" d={tufts.join('')} />;
}
