import { INCH } from '../../../engine/lengths';
import type { Solid } from '../../../engine/country';
import type { Seen, Place } from '../camera';
import { outlineOf } from '../scene';
import { drawHouse } from './houses';
import { chanceOf, drawFace, seedOf, type Sheet } from './sheet';
import { drawTree } from './trees';
import {
  courses,
  drawTop,
  engrave,
  drawWall,
  line,
  middleOf,
  onWall,
  wallsOf,
  type Wall,
} from './walls';

/** Draws the edge of a board in hachures. */
function hachures(sheet: Sheet, wall: Wall, seen: readonly Seen[]): void {
  const scale = Math.max(...seen.map((each) => each.scale));
  const step = Math.max(INCH * (0.3 - 0.2 * wall.shade), 3 / scale);
  const count = Math.min(400, Math.floor(wall.length / step));
  engrave(sheet, sheet.inks.hachure, 0.8, () => {
    for (let i = 0; i <= count; i++) {
      const down = wall.shade + 0.35 * chanceOf(i + wall.length);
      const foot = wall.top - (wall.top - wall.foot) * Math.min(1, 0.3 + down);
      line(sheet, onWall(sheet, wall, i * step, wall.top), onWall(sheet, wall, i * step, foot));
    }
  });
}

function drawBoard(sheet: Sheet, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  drawTop(sheet, corners, top, sheet.inks.hill);
  for (const wall of wallsOf(sheet, corners, foot, top)) {
    const seen = drawWall(sheet, wall, sheet.inks.steep);
    if (seen.length > 0) hachures(sheet, wall, seen);
  }
}

function drawMasonry(sheet: Sheet, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  for (const wall of wallsOf(sheet, corners, foot, top)) {
    const seen = drawWall(sheet, wall, sheet.inks.stone);
    if (seen.length > 0) courses(sheet, wall, seen, INCH * 0.28);
  }
  drawTop(sheet, corners, top, sheet.inks.paper);
}

/** Draws a rock, which narrows upwards in facets. */
function drawRock(sheet: Sheet, { piece, foot, top }: Solid): void {
  const corners = outlineOf(piece);
  const middle = middleOf(corners);
  const seed = seedOf(piece.id);
  const upper = corners.map(({ x, y }, i): Place => {
    const part = 0.62 + 0.25 * chanceOf(seed + i);
    return { x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part, z: top };
  });
  const peak = { ...middle, z: top };
  for (const { a, b, shade } of wallsOf(sheet, corners, foot, top)) {
    const [c, d] = [upper[corners.indexOf(b)], upper[corners.indexOf(a)]];
    if (c === undefined || d === undefined) continue;
    const face = [{ ...a, z: foot }, { ...b, z: foot }, c, d];
    const seen = drawFace(sheet, face, shade > 0.55 ? sheet.inks.steep : sheet.inks.stone);
    if (seen.length < 4) continue;
    engrave(sheet, sheet.inks.hachure, 0.8, () => {
      const [s, t, u, v] = seen as [Seen, Seen, Seen, Seen];
      for (let i = 1; i < 4 + 8 * shade; i++) {
        const part = i / (4 + 8 * shade);
        sheet.context.moveTo(s.x + (t.x - s.x) * part, s.y + (t.y - s.y) * part);
        sheet.context.lineTo(v.x + (u.x - v.x) * part * 0.9, v.y + (u.y - v.y) * part);
      }
    });
  }
  if (sheet.camera.eye.z > top) drawFace(sheet, [...upper, peak].slice(0, -1), sheet.inks.lit);
}

/**
 * Draws anything of the Country that stands: hills as boards with engraved edges, houses with roofs, walls, trees
 * and rocks.
 */
export function drawSolid(sheet: Sheet, solid: Solid): void {
  sheet.context.lineWidth = 1;
  switch (solid.piece.kind) {
    case 'board':
    case 'block':
      drawBoard(sheet, solid);
      break;
    case 'house':
    case 'shed':
    case 'station':
      drawHouse(sheet, solid);
      break;
    case 'tree':
      drawTree(sheet, solid);
      break;
    case 'rock':
      drawRock(sheet, solid);
      break;
    default:
      drawMasonry(sheet, solid);
  }
}
