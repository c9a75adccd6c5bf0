import { INCH } from '../../../engine/lengths';
import type { Solid } from '../../../engine/country';
import { edgesOf } from '../../../engine/shapes';
import type { Country, Point } from '../../../engine/types';
import { middleOf } from '../../plan/art/outline';
import type { ShownWorks } from '../../plan/view';
import type { Seen, Place } from '../camera';
import { outlineOf } from '../scene';
import { drawFlatsOn, rampsOver } from './flats';
import { drawTufts } from './ground';
import { drawHouse } from './houses';
import { chanceOf, drawFace, seedOf, seenFace, type Canvas } from './canvas';
import { drawTree } from './trees';
import { courses, drawTop, engrave, drawWall, line, onWall, wallsOf, type Wall } from './walls';

/** How uneven the hachures of a block are. */
const UNEVEN = 0.95;
/** The steps by which a road goes up a block. */
const STEPS = 6;
/** The sides of a crate, and the gap of the stakes of an earthwork. */
const CRATE = INCH;
const STAKE = 0.35 * INCH;

/** Draws the edge of a hill in hachures, `uneven` by a part of their length and distance: the higher it is the more. */
function hachures(canvas: Canvas, wall: Wall, seen: readonly Seen[], uneven = 0.35): void {
  const scale = Math.max(...seen.map((each) => each.scale));
  const step = Math.max(INCH * (0.3 - 0.2 * wall.shade), 3 / scale);
  const count = Math.min(400, Math.floor(wall.length / step));
  engrave(canvas, canvas.inks.hachure, 0.8, () => {
    for (let i = 0; i <= count; i++) {
      const down = wall.shade + uneven * (chanceOf(i + wall.length) - 0.5) + 0.175;
      const foot = wall.top - (wall.top - wall.foot) * Math.min(1, 0.3 + down);
      const along = (i + (uneven - 0.35) * (chanceOf(i + wall.length + 0.5) - 0.5)) * step;
      if (along < 0 || along > wall.length) continue;
      line(canvas, onWall(canvas, wall, along, wall.top), onWall(canvas, wall, along, foot));
    }
  });
}

function drawBoard(canvas: Canvas, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  drawTop(canvas, corners, top, canvas.inks.hill);
  for (const wall of wallsOf(canvas, corners, foot, top)) {
    const seen = drawWall(canvas, wall, canvas.inks.steep);
    if (seen.length > 0) hachures(canvas, wall, seen);
  }
}

/** Draws a block: only the edges of its layer, with the roads that climb over them, and what lies on its top. */
function drawBlock(
  canvas: Canvas,
  country: Country,
  solid: Solid,
  works: ShownWorks | undefined,
): void {
  const { context, camera, inks } = canvas;
  const { piece, edges, foot, top } = solid;
  const corners = outlineOf(piece);
  const rim = piece.shape.kind === 'circle' ? edgesOf(corners) : edges;
  for (const wall of wallsOf(canvas, corners, foot, top, rim)) {
    const seen = drawWall(canvas, wall, inks.steep);
    if (seen.length === 0) continue;
    hachures(canvas, wall, seen, UNEVEN);
    for (const ramp of rampsOver(country, piece, wall.a, wall.b)) drawRamp(canvas, wall, ramp);
  }
  if (camera.eye.z <= top) return;
  const at = (p: Point): Place => ({ ...p, z: top });
  drawFace(canvas, corners.map(at), inks.hill, null);
  engrave(canvas, inks.ink, 1, () => {
    for (const edge of rim) {
      const [a, , b] = seenFace(camera, [edge[0], edge[1], edge[1]].map(at));
      if (a === undefined || b === undefined) continue;
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
    }
  });
  drawTufts(canvas, country, piece);
  drawFlatsOn(canvas, country, solid, works);
}

/** Draws where a road or a railway goes up a wall: its surface, and steps across it. */
function drawRamp(
  canvas: Canvas,
  wall: Wall,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const on = (part: number, z: number): Place => ({
    x: wall.a.x + (wall.b.x - wall.a.x) * part,
    y: wall.a.y + (wall.b.y - wall.a.y) * part,
    z,
  });
  const { foot, top } = wall;
  const { inks } = canvas;
  drawFace(canvas, [on(from, foot), on(to, foot), on(to, top), on(from, top)], inks.road);
  engrave(canvas, inks.line, 0.8, () => {
    for (let step = 1; step < STEPS; step++) {
      const z = foot + ((top - foot) * step) / STEPS;
      line(
        canvas,
        onWall(canvas, wall, from * wall.length, z),
        onWall(canvas, wall, to * wall.length, z),
      );
    }
  });
}

function drawMasonry(canvas: Canvas, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  for (const wall of wallsOf(canvas, corners, foot, top)) {
    const seen = drawWall(canvas, wall, canvas.inks.stone);
    if (seen.length > 0) courses(canvas, wall, seen, INCH * 0.28);
  }
  drawTop(canvas, corners, top, canvas.inks.paper);
}

/** Draws a rock, which narrows upwards in facets. */
function drawRock(canvas: Canvas, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  const middle = middleOf(corners);
  const seed = seedOf(piece.id);
  const upper = corners.map(({ x, y }, i): Place => {
    const part = 0.62 + 0.25 * chanceOf(seed + i);
    return { x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part, z: top };
  });
  const peak = { ...middle, z: top };
  for (const { a, b, shade } of wallsOf(canvas, corners, foot, top)) {
    const [c, d] = [upper[corners.indexOf(b)], upper[corners.indexOf(a)]];
    if (c === undefined || d === undefined) continue;
    const face = [{ ...a, z: foot }, { ...b, z: foot }, c, d];
    const seen = drawFace(canvas, face, shade > 0.55 ? canvas.inks.steep : canvas.inks.stone);
    if (seen.length < 4) continue;
    engrave(canvas, canvas.inks.hachure, 0.8, () => {
      const [s, t, u, v] = seen as [Seen, Seen, Seen, Seen];
      for (let i = 1; i < 4 + 8 * shade; i++) {
        const part = i / (4 + 8 * shade);
        canvas.context.moveTo(s.x + (t.x - s.x) * part, s.y + (t.y - s.y) * part);
        canvas.context.lineTo(v.x + (u.x - v.x) * part * 0.9, v.y + (u.y - v.y) * part);
      }
    });
  }
  if (canvas.camera.eye.z > top) drawFace(canvas, [...upper, peak].slice(0, -1), canvas.inks.lit);
}

/** Draws a depot as a stack of crates, charred where it has been burnt. */
function drawDepot(canvas: Canvas, { piece, foot, top }: Solid, burnt: boolean): void {
  const corners = outlineOf(piece);
  const { inks } = canvas;
  for (const wall of wallsOf(canvas, corners, foot, top)) {
    if (drawWall(canvas, wall, burnt ? inks.outline : inks.thatch).length < 4) continue;
    const across = Math.max(1, Math.round(wall.length / CRATE));
    const rows = Math.max(1, Math.round((top - foot) / CRATE));
    const at = (i: number, j: number): Seen | null =>
      onWall(canvas, wall, (wall.length * i) / across, foot + ((top - foot) * j) / rows);
    engrave(canvas, burnt ? inks.line : inks.ink, 0.9, () => {
      for (let i = 0; i < across; i++)
        for (let j = 0; j < rows; j++) {
          line(canvas, at(i, j), at(i, j + 1));
          line(canvas, at(i, j), at(i + 1, j));
          line(canvas, at(i, j + ((i + j) % 2)), at(i + 1, j + ((i + j + 1) % 2)));
        }
    });
  }
  drawTop(canvas, corners, top, burnt ? inks.line : inks.thatch);
}

/** Draws an entrenchment or an epaulement: earth behind a fence of stakes. */
function drawEarthwork(canvas: Canvas, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  const { inks } = canvas;
  for (const wall of wallsOf(canvas, corners, foot, top)) {
    if (drawWall(canvas, wall, inks.hill).length === 0) continue;
    const stakes = Math.min(120, Math.max(1, Math.round(wall.length / STAKE)));
    engrave(canvas, inks.ink, 0.9, () => {
      for (let i = 1; i < stakes; i++) {
        const along = (wall.length * i) / stakes;
        line(canvas, onWall(canvas, wall, along, foot), onWall(canvas, wall, along, top));
      }
      for (const part of [0.3, 0.7]) {
        const z = foot + (top - foot) * part;
        line(canvas, onWall(canvas, wall, 0, z), onWall(canvas, wall, wall.length, z));
      }
    });
  }
  drawTop(canvas, corners, top, inks.hill);
}

/**
 * Draws a standing piece of scenery in the gunner's view: a hill with engraved edges and what lies flat on it, a house
 * with its roof, a wall, depot or earthwork, trees or rocks. `works` says what engineering works have changed.
 */
export function drawSolid(
  canvas: Canvas,
  country: Country,
  solid: Solid,
  works: ShownWorks | undefined,
): void {
  canvas.context.lineWidth = 1;
  switch (solid.piece.kind) {
    case 'board':
      drawBoard(canvas, solid);
      drawFlatsOn(canvas, country, solid, works);
      break;
    case 'block':
      drawBlock(canvas, country, solid, works);
      break;
    case 'depot':
      drawDepot(canvas, solid, works?.burnt.includes(solid.piece.id) === true);
      break;
    case 'house':
    case 'shed':
    case 'station':
      drawHouse(canvas, solid);
      break;
    case 'tree':
      drawTree(canvas, solid);
      break;
    case 'rock':
      drawRock(canvas, solid);
      break;
    default:
      if (works?.built.includes(solid.piece.id) === true) drawEarthwork(canvas, solid);
      else drawMasonry(canvas, solid);
  }
}
