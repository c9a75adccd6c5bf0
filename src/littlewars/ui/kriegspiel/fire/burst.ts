import { directionOf } from '../../../engine/angles';
import { groundAt, solidsOf, surfaceAt } from '../../../engine/country';
import { INCH } from '../../../engine/lengths';
import { manOf } from '../../../engine/men';
import { segmentToShape } from '../../../engine/shapes';
import type { FlightPoint } from '../../../engine/flight';
import type { Country, Point } from '../../../engine/types';
import { restOf } from '../../../game/kriegspiel/fired';
import { CIRCLE, sheltersBetween } from '../../../kriegspiel/bursts';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { drawBolt } from '../../gunner/art/bolt';
import { chanceOf, drawFace, seenFace, strokes, trace, type Canvas } from '../../gunner/art/canvas';
import type { DrawnBurst } from '../../gunner/art/view';
import { project, type Place, type Seen } from '../../gunner/camera';
import type { ShownShell } from './shown';

/** The corners of the wire circle. */
const CORNERS = 48;
/** How long the flash is seen and the smoke spreads, in seconds of the flight, which is shown five times as long. */
const FLASH = 0.035;
const SMOKE = 0.24;
/** The clouds of smoke, how far they drift apart, how high they rise and how large they become. */
const CLOUDS = 26;
const DRIFT = 1.9 * INCH;
const RISES = 2.6 * INCH;
const GROWS = 0.52 * INCH;
/** At which part of its spreading a cloud is largest, and its size at the end, which shows who lies under it. */
const [LARGEST, LEFT] = [0.4, 0.25];

/**
 * A man whom something shelters from a shell (kriegspiel.md 3.5), and at which part of the straight line from the
 * shell to him, from 0 to 1, the shelter begins.
 */
export interface Sheltered {
  readonly at: Point;
  readonly part: number;
}

/** How finely a shelter is looked for along the line from a shell to a man. */
const PARTS = 64;

/**
 * Returns the men whom something shelters from a shell's burst (kriegspiel.md 3.5), each with the part of the straight
 * line from the shell, from 0 to 1, at which the shelter begins. Men who are not in the battle are left out.
 */
export function shelteredOf(battle: KriegspielBattle, burst: NonNullable<ShownShell['burst']>) {
  return burst.sheltered.flatMap((id): Sheltered[] => {
    const man = manOf(battle, id);
    if (man === undefined) return [];
    const shelters = sheltersBetween(battle, burst.at, man);
    const { at } = burst;
    const to = (part: number): Point => ({
      x: at.x + (man.x - at.x) * part,
      y: at.y + (man.y - at.y) * part,
    });
    const reached = Array.from({ length: PARTS }, (_, i) => (i + 1) / PARTS).find((part) =>
      shelters.some(({ shape }) => segmentToShape(shape, at, to(part)) === 0),
    );
    return [{ at: man, part: reached ?? 1 }];
  });
}

const onGround = (country: Country, { x, y }: Point): Place => ({
  x,
  y,
  z: groundAt(country, { x, y }),
});

/** Draws the circle of three inches, as a wire laid on the ground. */
function drawWire(canvas: Canvas, country: Country, at: Point): void {
  const { context, camera, inks } = canvas;
  const wire = seenFace(
    camera,
    Array.from({ length: CORNERS }, (_, i) => {
      const direction = directionOf((i * 360_000) / CORNERS);
      return onGround(country, { x: at.x + direction.x * CIRCLE, y: at.y + direction.y * CIRCLE });
    }),
  );
  if (wire.length < 3) return;
  trace(context, wire);
  strokes(context, [4.5, inks.paper], [2.6, inks.outline], [1.4, inks.brass]);
}

/** Draws the line from a shell to a man whom something shelters: dashed beyond that thing, where there is a bar. */
function drawShelter(canvas: Canvas, country: Country, from: Point, { at, part }: Sheltered): void {
  const { context, camera, inks } = canvas;
  const place = (share: number, sideways = 0): Seen | null => {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const far = Math.hypot(dx, dy) || 1;
    return project(
      camera,
      onGround(country, {
        x: from.x + dx * share + (sideways * dy) / far,
        y: from.y + dy * share - (sideways * dx) / far,
      }),
    );
  };
  const line = (a: Seen | null, b: Seen | null, width: number, dashes: number[]): void => {
    if (a === null || b === null) return;
    trace(context, [a, b], false);
    context.setLineDash(dashes);
    strokes(context, [width + 2, inks.paper], [width, inks.ink]);
    context.setLineDash([]);
  };
  line(place(0), place(part), 1.2, []);
  line(place(part), place(1), 1.2, [2, 4]);
  line(place(part, INCH / 3), place(part, -INCH / 3), 2.2, []);
}

/** Draws rays of light around a place, `part` of the flash being over. */
function drawFlash(canvas: Canvas, place: Place, part: number): void {
  const { context, camera, inks } = canvas;
  const at = project(camera, place);
  if (at === null) return;
  context.beginPath();
  for (let i = 0; i < CLOUDS; i++) {
    const angle = ((i + chanceOf(i)) / CLOUDS) * 2 * Math.PI;
    const [from, to] = [0.4 * part, 0.5 + (1.2 + 0.9 * chanceOf(i + 40)) * part].map(
      (inches) => inches * INCH * at.scale,
    ) as [number, number];
    const [x, y] = [Math.cos(angle), -Math.abs(Math.sin(angle))];
    context.moveTo(at.x + x * from, at.y + y * from);
    context.lineTo(at.x + x * to, at.y + y * to);
  }
  context.lineCap = 'round';
  strokes(context, [4, inks.paper], [1.6, inks.outline]);
  context.lineCap = 'butt';
}

/** Draws one cloud, white with the lines of an engraver on the side away from the light. */
function drawCloud({ context, inks }: Canvas, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = inks.paper;
  context.fill();
  strokes(context, [0.8, inks.line]);
  context.beginPath();
  for (const [part, from, to] of [
    [0.88, -0.04, 0.56],
    [0.76, 0, 0.5],
    [0.63, 0.03, 0.45],
    [0.49, 0.06, 0.4],
  ] as const) {
    context.moveTo(
      x + radius * part * Math.cos(Math.PI * from),
      y + radius * part * Math.sin(Math.PI * from),
    );
    context.arc(x, y, radius * part, Math.PI * from, Math.PI * to);
  }
  context.stroke();
}

/** Draws the smoke, `part` of its spreading being over. */
function drawSmoke(canvas: Canvas, place: Place, part: number): void {
  const { camera } = canvas;
  const spread = 1 - (1 - part) * (1 - part);
  const size =
    part < LARGEST
      ? 0.4 + 0.6 * (part / LARGEST)
      : 1 - ((1 - LEFT) * (part - LARGEST)) / (1 - LARGEST);
  const clouds = Array.from({ length: CLOUDS }, (_, i) => {
    const direction = directionOf(360_000 * chanceOf(i + 7));
    const off = DRIFT * Math.sqrt(chanceOf(i + 19)) * spread;
    const seen = project(camera, {
      x: place.x + direction.x * off,
      y: place.y + direction.y * off,
      z: place.z + RISES * (0.25 + 0.75 * chanceOf(i + 31)) * spread * (1 - off / (2 * DRIFT)),
    });
    return { seen, radius: GROWS * size * (0.6 + 0.6 * chanceOf(i + 53)) };
  }).sort((a, b) => (b.seen?.depth ?? 0) - (a.seen?.depth ?? 0));
  for (const { seen, radius } of clouds)
    if (seen !== null) drawCloud(canvas, seen, Math.max(2, radius * seen.scale));
}

/** Draws the scorched ground under a shell that has burst. */
function drawScorch(canvas: Canvas, country: Country, at: Point): void {
  const corners = Array.from({ length: 18 }, (_, i) => {
    const direction = directionOf(i * 20_000);
    const off = (0.35 + 0.35 * chanceOf(i + 3)) * INCH;
    return onGround(country, { x: at.x + direction.x * off, y: at.y + direction.y * off });
  });
  drawFace(canvas, corners, canvas.inks.shadow, null);
}

/** Returns where a shell came from just before it lay, which is how its screw lies. */
function beforeRest({ path }: ShownShell['shot'], at: FlightPoint): FlightPoint {
  const { x, y } = path.at(-2) ?? at;
  return { ...at, x, y };
}

/**
 * Returns how the burst of a shell is drawn at a `time` of the shell's flight, in seconds: a flash and smoke, and on
 * the floor its circle and who was sheltered (kriegspiel.md 3.3, 3.5); null before the shell comes to rest, or if it
 * has left the field.
 */
export function burstAt({ shot, burst, before }: ShownShell, time: number): DrawnBurst | null {
  const rest = restOf(shot);
  if (rest === null || burst === null || time < rest.time) return null;
  const since = time - rest.time;
  const { country } = before;
  const sheltered = shelteredOf(before, burst);
  return {
    at: burst.at,
    drawOnFloor: (canvas) => {
      drawScorch(canvas, country, burst.at);
      drawWire(canvas, country, burst.at);
      for (const each of sheltered) drawShelter(canvas, country, burst.at, each);
    },
    drawAbove: (canvas) => {
      if (since < FLASH) drawFlash(canvas, rest, since / FLASH);
      drawSmoke(canvas, rest, Math.min(1, since / SMOKE));
    },
  };
}

/**
 * Returns how the burst of a shell is drawn after it has been shown: its circle on the floor and the screw, without
 * smoke; null if the shell has left the field.
 */
export function leftBy(fire: ShownShell): DrawnBurst | null {
  const [shown, rest] = [burstAt(fire, Infinity), restOf(fire.shot)];
  if (shown === null || rest === null) return null;
  // From a face that it has hit it drops to the foot.
  const { height } = surfaceAt(solidsOf(fire.before.country), rest.x, rest.y);
  const lies = { ...rest, z: height };
  return {
    ...shown,
    drawAbove: (canvas) => drawBolt(canvas, lies, beforeRest(fire.shot, lies)),
  };
}
