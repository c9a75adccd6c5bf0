import { directionOf } from '../../../engine/angles';
import { LYING } from '../../../engine/lengths';
import { heightOf } from '../../../engine/men';
import type { Arm, Man, Point, Side } from '../../../engine/types';
import { FACING, FIGURES, TALL, type Dress } from '../../plan/art/figures';
import { offsetOf, project, seenAt, type Seen } from '../camera';
import type { Struck } from '../shotShown';
import { copyOf, stamp } from './copies';
import type { Palette } from './palette';
import { drawLongShadow, drawShadow, type Lean } from './shadows';
import type { Canvas } from './canvas';

const paths = new Map<string, Path2D>();
/** Returns the canvas path of path data (SVG); y points down, the feet of a figure are at 0. */
function pathOf(data: string): Path2D {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  return path;
}

/** The shaded side of the coat: Red's is hatched vertically, Blue's horizontally, as in heraldry. */
const HATCH: Readonly<Record<Side, Readonly<Record<Arm, string>>>> = {
  red: {
    infantry:
      'M1.3 -18.6V-9M1.8 -18.5V-9M2.3 -18.3V-9.1M2.8 -17.9V-9.3M3.3 -16V-9.5M1.4 -8V-0.3M1.9 -8.2V-0.3M2.4 -8.4V-0.3',
    cavalry: 'M0.4 -25V-16.4M1.6 -25V-16.4M-6 -14.6V-9.6M-4 -14V-9.2M-2 -13.6V-9M6.8 -13V-9.4',
  },
  blue: {
    infantry:
      'M-3 -17.6H-0.6M-3.1 -16.8H-0.6M-3.2 -16H-0.6M-3.3 -15.2H-0.6M-3.4 -14.4H-0.6M-3.5 -13.6H-0.6M-3.6 -12.8H-0.6M-3.6 -12H-0.6M-3.7 -11.2H-0.6M-3.7 -10.4H-0.6M-3.8 -9.6H-0.6',
    cavalry: 'M-3 -23.4H0M-3.2 -21.4H0M-3.2 -19.4H0M-10 -13H-5M-10.6 -11H-6M5 -13H9M5 -11H8.6',
  },
};

/** What a man has on his back, in the colour of his belts: Red's belts are crossed, Blue's men have a pack. */
const BACK: Readonly<Record<Side, Readonly<Record<Arm, string>>>> = {
  red: {
    infantry: 'M-3.1 -18.3L-2.3 -18.8L3.5 -9.9L3 -9.2ZM3.1 -18.3L2.3 -18.8L-3.5 -9.9L-3 -9.2Z',
    cavalry: 'M-3 -25L-2.2 -25.6L3 -17.6L2.7 -16.6Z',
  },
  blue: {
    infantry: 'M-2.4 -17.6H2.4V-12.2H-2.4ZM-2.8 -19.4H2.8V-17.6H-2.8Z',
    cavalry: 'M-3 -25L-2.2 -25.6L3 -17.6L2.7 -16.6Z',
  },
};

/** Below the first number of pixels a man is only a silhouette, and from the second on he has a face. */
const [FINE, NEAR] = [34, 110];
const features = (face: number): string =>
  `M-1 ${face}v0.3M1 ${face}v0.3M-1.2 ${face + 1.4}q0.6 -0.6 1.2 -0.1q0.6 -0.5 1.2 0.1`;
/** Eyes and moustache. */
const FEATURES: Readonly<Record<Arm, string>> = {
  infantry: features(-21.7),
  cavalry: features(-28.6),
};
/** The width of a figure without its weapon, in its own units; it becomes the height of a man who lies down. */
const WIDE: Readonly<Record<Arm, number>> = { infantry: 8, cavalry: 26 };
/** The least part of a lying man's height that is visible. */
const LOW = 0.22;

const coatOf = (inks: Palette, side: Side) =>
  side === 'red'
    ? {
        coat: inks.red,
        facing: inks.redLight,
        hat: inks.outline,
        horse: inks.redHorse,
        hatch: inks.outline,
      }
    : {
        coat: inks.blue,
        facing: inks.blueDark,
        hat: inks.blueDark,
        horse: inks.blueHorse,
        hatch: inks.redLight,
      };

/**
 * Draws a man in the gunner's view. `foot` is the height of the ground below him, in sixteenths of an inch; `struck` is
 * what a shot has done to him, undefined for nothing; `dress` is what he wears if that is not usual for his side and
 * arm.
 */
export function drawMan(
  canvas: Canvas,
  man: Man,
  foot: number,
  struck?: Struck,
  dress?: Dress,
): void {
  const { context, camera, inks } = canvas;
  const lean = struck?.kind === 'falls' ? struck : null;
  const [depth, sideways] = offsetOf(camera, man);
  const at = seenAt(camera, depth, sideways, foot);
  const standing = heightOf({ ...man, lying: false });
  const tall = TALL[man.arm];
  const unit = (standing * at.scale) / tall;
  // A man who lies down lies in the direction he faces.
  const lies = man.lying
    ? { part: 1, along: directionOf(man.side === 'red' ? 90_000 : 270_000) }
    : lean;
  const { up, across } =
    lies === null
      ? { up: { x: 0, y: -tall * unit }, across: { x: 1, y: 0 } }
      : leaning(canvas, man, foot, standing, lies, at);
  const turned = FACING[man.side];
  const away = camera.ahead.y > 0 === (man.side === 'red');
  const ghost = struck?.kind === 'touched';
  const look: Look = { side: man.side, arm: man.arm, state: man.state, away, ghost, dress };
  if (canvas.moving && lies === null) {
    drawCopy(canvas, look, unit, at);
    return;
  }
  context.save();
  context.translate(at.x, at.y);
  if (lean === null || man.lying) drawShadow(context, inks, unit);
  else drawLongShadow(canvas, man, foot, standing, lean, at, unit);
  // A man who lies down lies about his place, at his lying height; a man who falls lies with a side on the floor.
  const high = man.lying ? Math.min(1, (LYING * at.scale) / (WIDE[man.arm] * unit)) : 1;
  const lift = (WIDE[man.arm] / 2) * unit * high * Math.abs(across.y);
  context.translate(man.lying ? -up.x / 2 : 0, (man.lying ? -up.y / 2 : 0) - lift);
  const wide = unit * turned;
  context.transform(wide * across.x, wide * high * across.y, -up.x / tall, -up.y / tall, 0, 0);
  drawFigure(context, inks, look, unit);
  context.restore();
}

/** Everything that the drawing of a figure depends on except its size. */
interface Look extends Pick<Man, 'side' | 'arm' | 'state'> {
  /** Whether he faces away from the viewer. */
  readonly away: boolean;
  /** Whether he was touched and dies where he stands. */
  readonly ghost: boolean;
  readonly dress: Dress | undefined;
}

/** The greatest extent of a figure with its lines and shadow, in its units from its feet: sideways, up and down. */
const EXTENT = {
  infantry: { sideways: [9, 9], up: 33, down: 1.2 },
  cavalry: { sideways: [13, 17], up: 46, down: 1.2 },
} as const;
/** The ratio between one size of a copy and the next. */
const STEP = 1.02;

/**
 * Draws a figure from a copy of almost this size at the nearest pixel, so that its lines, which take most of the
 * time, are not drawn again in each frame while the view moves.
 */
function drawCopy({ context, inks, ratio }: Canvas, look: Look, unit: number, at: Point): void {
  const step = Math.round(Math.log(unit) / Math.log(STEP));
  const size = STEP ** step;
  const fine = ratio * size;
  const { side, arm, state, away, ghost, dress } = look;
  // A man on foot with led horses is as broad as they are.
  const { sideways, up, down } = EXTENT[dress?.figures[side].horse ? 'cavalry' : arm];
  const turned = FACING[side];
  const [left, right] = turned > 0 ? sideways : [sideways[1], sideways[0]];
  const feet = { x: Math.ceil(left * fine), y: Math.ceil(up * fine) };
  const copy = copyOf(
    inks,
    `${side} ${arm} ${dress?.name ?? ''} ${state} ${away} ${ghost} ${step} ${ratio}`,
    {
      width: feet.x + Math.ceil(right * fine),
      height: feet.y + Math.ceil(Math.max(ratio, down * fine)),
    },
    (on) => {
      on.setTransform(ratio, 0, 0, ratio, feet.x, feet.y);
      drawShadow(on, inks, size);
      on.scale(size * turned, size);
      drawFigure(on, inks, look, size);
    },
  );
  stamp(context, copy, {
    x: Math.round(ratio * at.x) - feet.x,
    y: Math.round(ratio * at.y) - feet.y,
  });
}

/** Draws a standing figure, in units of the given number of pixels. */
function drawFigure(
  context: CanvasRenderingContext2D,
  inks: Palette,
  { side, arm, state, away, ghost, dress }: Look,
  unit: number,
): void {
  const figure = dress?.figures[side] ?? FIGURES[side][arm];
  const colours = coatOf(inks, side);
  const disarmed = state !== 'ready';
  const hair = 1 / unit;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = inks.outline;
  // Never thinner than is visible, and never as thick as on a man close by.
  const line = (units: number, least: number, most: number): number =>
    Math.min(most * hair, Math.max(units, least * hair));
  context.lineWidth = line(0.35, 0.9, 2.2);
  if (ghost) context.setLineDash([2.5 * hair, 2.5 * hair]);
  const fine = unit * TALL[arm] >= FINE;
  const part = (data: string, fill: string): void => {
    const path = pathOf(data);
    context.fillStyle = disarmed || ghost ? inks.paper : fill;
    context.fill(path);
    // On a small figure only the coat and the horse have an outline.
    if (fine || data === figure.coat || data === figure.horse) context.stroke(path);
  };
  if (figure.horse !== '') part(figure.horse, colours.horse);
  part(figure.facing, colours.facing);
  part(figure.coat, colours.coat);
  const near = unit * TALL[arm] >= NEAR;
  if (near && away && !disarmed && !ghost) part(BACK[side][arm], colours.facing);
  // A man who faces away shows his hair.
  part(figure.face, away ? inks.steep : inks.skin);
  if (state !== 'freed') part(figure.hat, colours.hat);
  if (fine && !disarmed && !ghost) {
    context.strokeStyle = colours.hatch;
    context.lineWidth = line(0.16, 0.5, 1);
    context.stroke(pathOf(HATCH[side][arm]));
    context.strokeStyle = inks.outline;
  }
  if (near && !away && !ghost) {
    context.lineWidth = line(0.3, 0.6, 2);
    context.stroke(pathOf(FEATURES[arm]));
  }
  context.lineWidth = line(0.8, 1.3, 7);
  if (state === 'prisoner') context.stroke(pathOf(figure.surrendered));
  else if (!disarmed) context.stroke(pathOf(figure.weapon));
}

/**
 * Returns how a figure is drawn as he falls or lies: the vector in the picture from his feet to his top, and where his
 * right side points, which is downwards if he falls to the right; both in the picture's plane, the second of length 1
 * or less.
 */
function leaning(
  { camera }: Canvas,
  man: Man,
  foot: number,
  height: number,
  { part, along }: Lean,
  at: Seen,
): { readonly up: Point; readonly across: Point } {
  const angle = (part * Math.PI) / 2;
  const reach = height * Math.sin(angle);
  const head = project(camera, {
    x: man.x + along.x * reach,
    y: man.y + along.y * reach,
    z: foot + height * Math.cos(angle),
  });
  const least = LOW * height * at.scale;
  const [x, y] = head === null ? [0, -least] : [head.x - at.x, head.y - at.y];
  const sideways = camera.right.x * along.x + camera.right.y * along.y;
  return {
    up: Math.hypot(x, y) < least ? { x, y: -least } : { x, y },
    across: {
      x: 1 - sideways * sideways * (1 - Math.cos(angle)),
      y: sideways * Math.sin(angle),
    },
  };
}
