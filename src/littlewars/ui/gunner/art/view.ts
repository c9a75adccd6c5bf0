import type { Aim, FlightPoint } from '../../../engine/flight';
import type { Battle, Point } from '../../../engine/types';
import type { ShownWorks } from '../../plan/view';
import type { Barrel } from '../barrel';
import { cameraOf, offsetOf, type Camera, type Size } from '../camera';
import { sceneOf, type Item, type SceneAdditions } from '../scene';
import type { Struck } from '../shotShown';
import { drawBolt, drawStruck } from './bolt';
import { drawMan } from './figures';
import { drawFlats } from './flats';
import { drawFloor, drawSky } from './ground';
import { drawGun, drawOwnGun } from './guns';
import { drawHinted, type NamedByHint } from './hinted';
import type { Palette } from './palette';
import type { Canvas } from './canvas';
import { drawSolid } from './solids';

/** A shot at one time of its flight: where the bolt is and was just before, or null, and who has been struck, by id. */
export interface ShotMoment {
  readonly bolt: { readonly at: FlightPoint; readonly before: FlightPoint } | null;
  readonly struck: ReadonlyMap<string, Struck>;
}

/**
 * How the burst of a shell is drawn in the gunner's view: the place where the shell comes to rest (kriegspiel.md 3.3),
 * and functions that draw what lies on the floor there and what hangs above it.
 */
export interface DrawnBurst {
  readonly at: Point;
  /** Draws what lies on the floor, under everybody, and what hangs over that place. */
  readonly drawOnFloor: (canvas: Canvas) => void;
  readonly drawAbove: (canvas: Canvas) => void;
}

/**
 * Everything that the gunner's view draws: the battle with what Kriegspiel adds, the aimed barrel, a shot in flight,
 * the observer's circle and the burst of a shell.
 */
export interface View {
  readonly battle: Battle;
  /** What works have made of its Country. */
  readonly works?: ShownWorks | undefined;
  readonly barrel: Barrel;
  /** Where the barrel points as it is drawn, including its sway. */
  readonly aim: Aim;
  readonly size: Size;
  readonly shot: ShotMoment | null;
  /** The centre of the observer's circle: where the last shot struck; null if none is drawn. */
  readonly circle: FlightPoint | null;
  readonly burst?: DrawnBurst | null | undefined;
  /** The hints whose men and guns are marked; none while a shot is drawn. */
  readonly hints?: readonly NamedByHint[];
  /** What another game adds to the battle. */
  readonly additions?: SceneAdditions | undefined;
  /** Whether another picture follows in the next frame. */
  readonly moving: boolean;
}

/** What is drawn in any view, with or without an aimed barrel. */
interface Table extends Pick<View, 'battle' | 'works' | 'shot' | 'burst' | 'additions'> {
  /** The id of the gun along whose barrel the camera looks; null for a camera elsewhere. */
  readonly own: string | null;
  /** Where the camera looks, in thousandths of a degree. */
  readonly bearing: number;
}

function drawItem(canvas: Canvas, item: Item, { battle, works, shot, additions }: Table): void {
  if (item.kind === 'solid') drawSolid(canvas, battle.country, item.solid, works);
  else if (item.kind === 'gun') drawGun(canvas, item.gun, item.foot);
  else if (item.kind === 'thing') item.thing.draw(canvas, item.foot);
  else {
    const { man, foot } = item;
    drawMan(canvas, man, foot, shot?.struck.get(man.id), additions?.dressOf(man));
  }
}

/** Draws the sky, the floor, and what stands from back to front. Returns what is visible of it, in this order. */
function drawTable(canvas: Canvas, table: Table): readonly Item[] {
  const { battle, own, bearing, shot, works, burst = null, additions } = table;
  const { country } = battle;
  const { context, camera } = canvas;
  context.lineJoin = 'round';
  drawSky(canvas, bearing);
  drawFloor(canvas, country);
  drawFlats(canvas, country, works);
  burst?.drawOnFloor(canvas);
  const bolt = shot?.bolt ?? null;
  const waiting = [
    ...(bolt === null ? [] : [{ at: bolt.at, draw: () => drawBolt(canvas, bolt.at, bolt.before) }]),
    ...(burst === null ? [] : [{ at: burst.at, draw: () => burst.drawAbove(canvas) }]),
  ];
  const items = sceneOf(camera, battle, own, additions?.things);
  for (const item of items) {
    // They are drawn before anything nearer than they are.
    while (waiting[0] !== undefined && item.print.farthest < offsetOf(camera, waiting[0].at)[0])
      waiting.shift()?.draw();
    drawItem(canvas, item, table);
  }
  for (const { draw } of waiting) draw();
  return items;
}

/** Draws the gunner's view on a canvas: the field with everything on it, and the aimed barrel in the foreground. */
export function drawView(context: CanvasRenderingContext2D, inks: Palette, view: View): void {
  const { barrel, aim, size, circle, hints = [], moving } = view;
  const { country } = view.battle;
  const camera = cameraOf(country, barrel.mountAt(aim.bearing), aim, size);
  const canvas: Canvas = { context, camera, inks, moving, ratio: context.getTransform().a };
  const items = drawTable(canvas, { ...view, own: barrel.id, bearing: aim.bearing });
  drawOwnGun(canvas, country, barrel, aim);
  drawHinted(canvas, items, hints);
  // Over the barrel too, which covers places close to the muzzle.
  if (circle !== null) drawStruck(canvas, circle);
}

/**
 * What a camera beside the field draws of a battle and of a shot in it, without an aimed barrel, and where the camera
 * is and looks.
 */
export interface TableView extends Omit<Table, 'own'>, Pick<View, 'moving'> {
  readonly camera: Camera;
}

/**
 * Draws the field on a canvas as a camera beside it sees it, without a gun in the foreground. The scale of the
 * canvas's transformation is taken as its device pixels per pixel.
 */
export function drawFrom(
  context: CanvasRenderingContext2D,
  inks: Palette,
  { camera, moving, ...table }: TableView,
): void {
  const canvas: Canvas = { context, camera, inks, moving, ratio: context.getTransform().a };
  drawTable(canvas, { ...table, own: null });
}
