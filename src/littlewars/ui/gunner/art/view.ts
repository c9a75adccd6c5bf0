import type { Aim, FlightPoint } from '../../../engine/flight';
import type { Battle, Gun, PieceKind } from '../../../engine/types';
import { cameraOf, offsetOf, type Size } from '../camera';
import { sceneOf, type Item } from '../scene';
import type { Struck } from '../shotShown';
import { drawMan } from './figures';
import { drawFloor, drawFlat, drawSky } from './ground';
import { drawBolt, drawGun, drawOwnGun, drawStruck } from './guns';
import type { Palette } from './palette';
import type { Sheet } from './sheet';
import { drawSolid } from './solids';

/** What is visible of a shot at one time. */
export interface ShotMoment {
  readonly bolt: { readonly at: FlightPoint; readonly before: FlightPoint } | null;
  readonly struck: ReadonlyMap<string, Struck>;
}

/** Everything that the gunner sees. */
export interface View {
  readonly battle: Battle;
  readonly gun: Gun;
  /** Where the barrel points as it is drawn, including its sway. */
  readonly aim: Aim;
  readonly size: Size;
  readonly shot: ShotMoment | null;
  readonly circle: FlightPoint | null;
  /** Whether another picture follows in the next frame. */
  readonly moving: boolean;
}

function drawItem(sheet: Sheet, item: Item, struck: ReadonlyMap<string, Struck> | undefined): void {
  if (item.kind === 'solid') drawSolid(sheet, item.solid);
  else if (item.kind === 'gun') drawGun(sheet, item.gun, item.foot);
  else {
    const how = struck?.get(item.man.id);
    if (how?.kind === 'falls') drawMan(sheet, item.man, item.foot, how);
    else drawMan(sheet, item.man, item.foot, null, how?.kind === 'touched');
  }
}

/** What lies flat, in the order in which it is drawn. */
const FLAT: readonly PieceKind[] = [
  'road',
  'railway',
  'water',
  'river',
  'culvert',
  'landing',
  'ford',
  'bridge',
  'roadBridge',
  'railBridge',
];

/** Draws the whole view: the sky, the floor, everything that stands from back to front, and the barrel. */
export function drawView(context: CanvasRenderingContext2D, inks: Palette, view: View): void {
  const { battle, gun, aim, size, shot, circle, moving } = view;
  const { country } = battle;
  const camera = cameraOf(country, gun, aim, size);
  const sheet: Sheet = { context, camera, inks, moving, ratio: context.getTransform().a };
  context.lineJoin = 'round';
  drawSky(sheet, aim.bearing);
  drawFloor(sheet, country);
  for (const kind of FLAT)
    for (const piece of country.pieces) if (piece.kind === kind) drawFlat(sheet, country, piece);
  const bolt = shot?.bolt ?? null;
  let waiting = bolt;
  for (const item of sceneOf(camera, battle, gun.id)) {
    // The bolt is drawn before anything nearer than it.
    if (waiting !== null && item.print.farthest < offsetOf(camera, waiting.at)[0]) {
      drawBolt(sheet, waiting.at, waiting.before);
      waiting = null;
    }
    drawItem(sheet, item, shot?.struck);
  }
  if (waiting !== null) drawBolt(sheet, waiting.at, waiting.before);
  drawOwnGun(sheet, country, gun, aim);
  // Over the barrel too, which covers places close to the muzzle.
  if (circle !== null) drawStruck(sheet, circle);
}
