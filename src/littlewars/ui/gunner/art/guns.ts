import { directionOf } from '../../../engine/angles';
import { MUZZLE, MUZZLE_HEIGHT, TRAIL, WHEEL } from '../../../engine/gunShape';
import { INCH } from '../../../engine/lengths';
import type { Aim } from '../../../engine/flight';
import type { Country, Gun, Point } from '../../../engine/types';
import type { Barrel } from '../barrel';
import { BEAD, cameraOf, FOLLOWS, onBarrel, project, type Place, type Seen } from '../camera';
import { copyOf, stamp } from './copies';
import { strokes, trace, type Canvas } from './canvas';

const RADIUS = 0.55 * INCH;
/** The number of points around a rim, and between two spokes. */
const [RIM, SPOKE] = [48, 4];

const isSeen = (each: Seen | null): each is Seen => each !== null;

/**
 * Draws a wheel with its spokes in the gunner's view, given its middle and, as a vector of length 1, the direction in
 * which it rolls. Unless it is `open`, the space between the spokes is filled with shadow. `radius` is in sixteenths
 * of an inch.
 */
export function drawWheel(
  { context, camera, inks }: Canvas,
  middle: Place,
  { x, y }: Point,
  open: boolean,
  radius = RADIUS,
): void {
  const rim = Array.from({ length: RIM }, (_, i): Seen | null => {
    const angle = (2 * Math.PI * i) / RIM;
    const [out, up] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return project(camera, { x: middle.x + out * x, y: middle.y + out * y, z: middle.z + up });
  }).filter(isSeen);
  const hub = project(camera, middle);
  if (rim.length < RIM || hub === null) return;
  trace(context, rim);
  if (!open) {
    context.fillStyle = inks.shadow;
    context.fill();
  }
  const felloe = Math.max(1.6, 0.057 * radius * hub.scale);
  strokes(context, [felloe + 1.6, inks.outline], [felloe, inks.steep]);
  context.strokeStyle = inks.outline;
  context.beginPath();
  for (let i = 0; i < RIM; i += SPOKE) {
    const end = rim[i] as Seen;
    context.moveTo(hub.x, hub.y);
    context.lineTo(end.x, end.y);
  }
  context.lineWidth = Math.max(0.8, 0.16 * hub.scale);
  context.stroke();
  context.beginPath();
  context.arc(hub.x, hub.y, 0.125 * radius * hub.scale, 0, 2 * Math.PI);
  context.fillStyle = inks.steep;
  context.fill();
  context.lineWidth = 1.2;
  context.stroke();
}

/**
 * Draws a gun on the field in the gunner's view, other than the one that is aimed: carriage, wheels and barrel.
 * `foot` is the height of the ground below it, in sixteenths of an inch.
 */
export function drawGun(canvas: Canvas, gun: Gun, foot: number): void {
  const { context, camera } = canvas;
  const along = directionOf(gun.bearing);
  const { inks } = canvas;
  // Red's carriages are light, Blue's dark, like their men.
  const carriage = gun.side === 'red' ? inks.redLight : inks.blue;
  const at = (out: number, sideways: number, z: number): Place => ({
    x: gun.x + out * along.x + sideways * along.y,
    y: gun.y + out * along.y - sideways * along.x,
    z: foot + z,
  });
  const beam = (from: Place, to: Place, thick: number, ink: string): void => {
    const [a, b] = [project(camera, from), project(camera, to)];
    if (a === null || b === null) return;
    trace(context, [a, b], false);
    context.lineCap = 'round';
    const wide = Math.max(1.5, thick * a.scale);
    strokes(context, [wide + 2, inks.outline], [wide, ink]);
    context.lineCap = 'butt';
  };
  const wheels = [at(0, WHEEL, RADIUS), at(0, -WHEEL, RADIUS)].sort(
    (one, two) => (project(camera, two)?.depth ?? 0) - (project(camera, one)?.depth ?? 0),
  );
  const [far, near] = wheels as [Place, Place];
  drawWheel(canvas, far, along, false);
  beam(at(-TRAIL, 0, 2), at(0, 0, MUZZLE_HEIGHT - 2), 3, carriage);
  const rise = Math.tan(((gun.elevation / 1000) * Math.PI) / 180);
  beam(
    at(-0.9 * INCH, 0, MUZZLE_HEIGHT + 3 - 0.9 * INCH * rise),
    at(MUZZLE, 0, MUZZLE_HEIGHT + 3 + MUZZLE * rise),
    5,
    inks.brass,
  );
  drawWheel(canvas, near, along, true);
}

/** The cross-sections of the barrel: how far in front of the axle, and how thick. */
const STATIONS = [
  [-0.95 * INCH, 0.2 * INCH],
  [-0.8 * INCH, 0.25 * INCH],
  [-0.1 * INCH, 0.22 * INCH],
  [0.75 * INCH, 0.165 * INCH],
  [MUZZLE - 0.12 * INCH, 0.15 * INCH],
  [MUZZLE - 0.1 * INCH, 0.2 * INCH],
  [MUZZLE, 0.2 * INCH],
] as const;
/** How thick a rifle is beside a gun, and where its bead begins above its line. */
const SLIM = 0.34;
const [GUN_TOP, RIFLE_TOP] = [0.19 * INCH, 0.19 * INCH * SLIM];
/** The angles around each ring, in degrees: from the left over the top to the right, and back below. */
const ROUND = Array.from({ length: 40 }, (_, i) => i * 9);

/**
 * How far apart the elevations of copies of a barrel are, in thousandths of a degree: of one that the eye follows,
 * which then is hardly seen to rise, and of one that it is over. Either is off by less than a pixel.
 */
const [FOLLOWED, OVER] = [1_000, 200];

/**
 * Draws the barrel that the player aims, in the foreground of the gunner's view. While the view moves, a cached
 * drawing of nearly the same elevation may be used, which is faster.
 */
export function drawOwnGun(canvas: Canvas, country: Country, barrel: Barrel, aim: Aim): void {
  const { context, camera, inks, moving, ratio } = canvas;
  const mount = barrel.mountAt(aim.bearing);
  const follows = mount.above === undefined;
  if (!moving || (follows && aim.elevation > FOLLOWS)) {
    drawBarrel(canvas, country, barrel, aim);
    return;
  }
  const { width, height, middle } = camera;
  const apart = follows ? FOLLOWED : OVER;
  const near = { ...aim, elevation: Math.round(aim.elevation / apart) * apart };
  // All of it lies below the direction of view.
  const top = Math.floor(ratio * middle.y);
  const copy = copyOf(
    inks,
    `${barrel.wheels ? 'gun' : 'rifles'} ${mount.above} ${near.elevation} ${width} ${height} ${ratio}`,
    { width: Math.ceil(ratio * width), height: Math.ceil(ratio * height) - top },
    (on) => {
      on.setTransform(ratio, 0, 0, ratio, 0, -top);
      on.lineJoin = context.lineJoin;
      drawBarrel(
        { ...canvas, context: on, camera: cameraOf(country, mount, near, camera) },
        country,
        barrel,
        near,
      );
    },
  );
  stamp(context, copy, { x: 0, y: top });
}

/** Draws the barrel, its wheels at the sides, and the bead at its end, which is the only sight. */
function drawBarrel(canvas: Canvas, country: Country, barrel: Barrel, aim: Aim): void {
  const { context, camera, inks } = canvas;
  const mount = barrel.mountAt(aim.bearing);
  const place = (along: number, above: number, sideways: number): Seen | null =>
    project(camera, onBarrel(country, mount, aim, [along, above, sideways]));
  const { x, y } = directionOf(aim.bearing);
  const axle = onBarrel(country, mount, { ...aim, elevation: 0 }, [0, 0]);
  const hub = axle.z - MUZZLE_HEIGHT + RADIUS;
  for (const sideways of barrel.wheels ? [-WHEEL, WHEEL] : [])
    drawWheel(
      canvas,
      { x: axle.x + sideways * y, y: axle.y - sideways * x, z: hub },
      { x, y },
      true,
    );
  const [slim, metal] = barrel.wheels ? [1, inks.brass] : [SLIM, inks.stone];
  const ring = ([along, thick]: readonly [number, number]): Seen[] =>
    ROUND.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return place(along, slim * thick * Math.sin(angle), -slim * thick * Math.cos(angle));
    }).filter(isSeen);
  const rings = STATIONS.map(ring).filter(({ length }) => length === ROUND.length);
  if (rings.length < STATIONS.length) return;
  const half = ROUND.findIndex((degrees) => degrees === 180) + 1;
  context.strokeStyle = inks.outline;
  // From the muzzle backwards, each section over the one in front of it; the underside of the barrel is never
  // visible from above.
  for (let i = rings.length - 1; i > 0; i--) {
    const [near, far] = [
      (rings[i - 1] as Seen[]).slice(0, half),
      (rings[i] as Seen[]).slice(0, half),
    ];
    trace(context, rings[i - 1] as Seen[]);
    context.fillStyle = metal;
    context.fill();
    // From so far above, the lower side of the muzzle is visible too.
    if (mount.above !== undefined) context.stroke();
    trace(context, [...near, ...[...far].reverse()]);
    context.fill();
    context.lineWidth = 1.3;
    context.stroke();
    context.beginPath();
    near.forEach(({ x: px, y: py }, j) => {
      const end = far[j] as Seen;
      // Lines along the barrel on the side away from the light.
      if (j < half / 2 || j >= half - 2) return;
      context.moveTo(px, py);
      context.lineTo(end.x, end.y);
    });
    context.lineWidth = 0.7;
    context.stroke();
  }
  drawBead(canvas, place, barrel.wheels ? GUN_TOP : RIFLE_TOP);
  drawBreech(canvas, metal, rings[0] as Seen[], barrel.wheels ? place(-1.15 * INCH, 0, 0) : null);
}

/** Draws the breech facing the viewer, and the knob behind it. */
function drawBreech(
  { context, inks }: Canvas,
  metal: string,
  face: readonly Seen[],
  knob: Seen | null,
): void {
  trace(context, face);
  context.fillStyle = metal;
  context.strokeStyle = inks.outline;
  context.fill();
  context.lineWidth = 1.3;
  context.stroke();
  if (knob === null) return;
  context.beginPath();
  context.arc(knob.x, knob.y, 0.09 * INCH * knob.scale, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function drawBead(
  { context, inks }: Canvas,
  place: (along: number, above: number, sideways: number) => Seen | null,
  foot: number,
): void {
  const half = 0.02 * INCH;
  const at = MUZZLE - 0.04 * INCH;
  const post = [
    place(at, foot, -2 * half),
    place(at, BEAD, -half * 0.35),
    place(at, BEAD, half * 0.35),
    place(at, foot, 2 * half),
  ].filter(isSeen);
  if (post.length < 4) return;
  trace(context, post);
  context.fillStyle = inks.ink;
  context.fill();
  // Makes it stand out against dark hats and windows too.
  context.strokeStyle = inks.paper;
  context.lineWidth = 1.8;
  context.stroke();
}
