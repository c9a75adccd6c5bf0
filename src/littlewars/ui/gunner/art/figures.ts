import { heightOf } from '../../../engine/men';
import type { Man, Side } from '../../../engine/types';
import { offsetOf, project, seenAt, type Seen } from '../camera';
import type { Sheet } from './sheet';

/**
 * The men as engraved silhouettes, a hundred high and y upwards. Side is told by form: Red is light, hatched upright, with a
 * tall plumed cap and shouldered arms; Blue is dark, hatched level, with a wide hat and arms at the port.
 */
interface Figure {
  /** The whole outline, filled and drawn round. */
  readonly body: Path2D;
  /** What is drawn over it. */
  readonly detail: Path2D;
  /** Arms, in one line. */
  readonly arms: Path2D;
}
type Pose = 'infantry' | 'cavalry' | 'lying' | 'disarmed' | 'disarmedCavalry';

const FOOT_BODY =
  'M-10 3L-9 22L-8 44L-10 46L-17 49L-15 74L-6 81L-5 83A7 7 0 0 0 5 83L6 81L15 74L17 49L10 46L8 44L9 22L10 3L2 3L0 36L-2 3Z';
const HORSE =
  'M-20 52C-20 58 -10 59 -2 58C8 57 11 61 14 70L16 77L21 81L23 78L27 70L24 66L20 68C20 60 19 50 16 44L18 30L20 3L16 3L13 28L9 38C2 35 -4 35 -9 38L-11 28L-13 3L-17 3L-16 28L-20 40C-26 36 -25 22 -28 20C-27 34 -26 48 -20 52Z';
const RIDER = 'M-9 62L-9 78L-4 82L-4 84A5 5 0 0 0 5 84L5 82L8 78L8 62L9 44L2 40L2 58L-6 58Z';
const HATS: Readonly<Record<Side, string>> = {
  red: 'M-7 86L-8 98L8 98L7 86ZM0 98C-3 104 2 108 5 104C4 102 3 100 2 98Z',
  blue: 'M-17 87C-10 100 10 100 17 87C10 91 -10 91 -17 87Z',
};
const LYING = 'M-22 1L-19 12L-8 17L-6 18A7 7 0 0 0 6 18L8 17L19 12L22 1Z';
const LYING_HATS: Readonly<Record<Side, string>> = {
  red: 'M-6 20L-6 27L6 27L6 20Z',
  blue: 'M-14 20C-9 29 9 29 14 20C8 23 -8 23 -14 20Z',
};
const HATCHES: Readonly<Record<Side, string>> = {
  red: 'M-11 75V50M-6 79V47M-1 80V46M4 79V46M9 77V48M-5 40V8M5 40V8',
  blue: 'M-14 74H14M-15 68H15M-15 62H15M-16 56H16M-9 48H9M-8 38H-1M8 38H1M-9 28H-2M9 28H2',
};
const RIDER_HATCHES: Readonly<Record<Side, string>> = {
  red: 'M-6 78V62M-1 80V60M4 78V58M-16 54V42M-8 56V40M8 56V42',
  blue: 'M-8 76H7M-9 70H8M-9 64H8M-19 50H12M-19 44H10M-4 38H8',
};
const ARMS: Readonly<Record<Side, Readonly<Record<'infantry' | 'cavalry' | 'lying', string>>>> = {
  red: {
    infantry: 'M14 46L17 106',
    cavalry: 'M9 64L19 84L16 104',
    lying: 'M-16 10L16 10M16 10L28 13',
  },
  blue: {
    infantry: 'M-18 50L18 72M14 69L26 77',
    cavalry: 'M12 44L13 110L24 105L13 100',
    lying: 'M-16 8L16 8M-28 11L-16 8',
  },
};

const figures = new Map<string, Figure>();

function figureOf(side: Side, pose: Pose): Figure {
  const key = `${side} ${pose}`;
  const known = figures.get(key);
  if (known !== undefined) return known;
  const rides = pose === 'cavalry' || pose === 'disarmedCavalry';
  const armed = pose === 'disarmed' || pose === 'disarmedCavalry' ? null : pose;
  const body =
    pose === 'lying'
      ? LYING + LYING_HATS[side]
      : (rides ? HORSE + RIDER : FOOT_BODY) + (armed === null ? '' : HATS[side]);
  const hatch =
    pose === 'lying' ? 'M-12 12V3M-4 15V3M4 15V3M12 12V3' : (rides ? RIDER_HATCHES : HATCHES)[side];
  const figure = {
    body: new Path2D(body),
    detail: new Path2D(hatch),
    arms: new Path2D(armed === null ? '' : ARMS[side][armed]),
  };
  figures.set(key, figure);
  return figure;
}

const poseOf = ({ arm, lying, state }: Man): Pose => {
  if (state !== 'ready') return arm === 'cavalry' ? 'disarmedCavalry' : 'disarmed';
  return lying ? 'lying' : arm;
};

/** A man who falls: how far, from 0, upright, to 1, and along which direction of length 1. */
export interface Lean {
  readonly part: number;
  readonly along: { readonly x: number; readonly y: number };
}

/** Below so many pixels a man is a silhouette alone. */
const FINE = 30;

/** A man at his place; `lean` while he falls, `ghost` for who is touched and dies where he stands. */
export function drawMan(
  sheet: Sheet,
  man: Man,
  foot: number,
  lean: Lean | null = null,
  ghost = false,
): void {
  const { context, camera, inks } = sheet;
  const [depth, aside] = offsetOf(camera, man);
  const at = seenAt(camera, depth, aside, foot);
  const standing = heightOf({ ...man, lying: false });
  const unit = (standing * at.scale) / 100;
  const up = lean === null ? { x: 0, y: -unit } : leaning(sheet, man, foot, standing, lean, at);
  const [block, edge, figure] =
    man.side === 'red'
      ? [inks.redBlock, inks.redEdge, inks.redFigure]
      : [inks.blueBlock, inks.blueEdge, inks.blueFigure];
  const { body, detail, arms } = figureOf(man.side, poseOf(man));
  context.fillStyle = inks.shadow;
  context.beginPath();
  context.ellipse(at.x + 5 * unit, at.y, 21 * unit, Math.max(1, 3.5 * unit), 0, 0, 2 * Math.PI);
  context.fill();
  context.save();
  context.transform(unit, 0, -up.x, -up.y, at.x, at.y);
  // The canvas’s y goes downwards, the figure’s upwards.
  context.scale(1, -1);
  const hair = 1 / unit;
  context.lineJoin = 'round';
  if (ghost) context.setLineDash([3 * hair, 3 * hair]);
  else {
    context.fillStyle = block;
    context.fill(body);
  }
  if (unit * 100 >= FINE && !ghost) {
    context.strokeStyle = figure;
    context.lineWidth = Math.min(2.6, 0.9 * hair);
    context.stroke(detail);
  }
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1.2, 1.1 * hair);
  context.stroke(body);
  context.lineWidth = Math.max(2.2, 1.5 * hair);
  context.stroke(arms);
  context.restore();
}

/** Where the upright of a figure goes as he falls, a hundredth of it: he is drawn along it. */
function leaning(
  { camera }: Sheet,
  man: Man,
  foot: number,
  height: number,
  { part, along }: Lean,
  at: Seen,
): { readonly x: number; readonly y: number } {
  const angle = (part * Math.PI) / 2;
  const reach = height * Math.sin(angle);
  const head = project(camera, {
    x: man.x + along.x * reach,
    y: man.y + along.y * reach,
    z: foot + height * Math.cos(angle),
  });
  if (head === null) return { x: 0, y: -at.scale };
  const [x, y] = [(head.x - at.x) / 100, (head.y - at.y) / 100];
  // However he lies, something of him is seen.
  return Math.hypot(x, y) < (0.12 * height * at.scale) / 100
    ? { x, y: (-0.12 * height * at.scale) / 100 }
    : { x, y };
}
