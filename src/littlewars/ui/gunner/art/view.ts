import type { Aim, FlightPoint } from '../../../engine/flight';
import type { Battle, Gun } from '../../../engine/types';
import { cameraOf, offsetOf, type Size } from '../camera';
import { sceneOf, type Item } from '../scene';
import type { Struck } from '../shotShown';
import { drawMan } from './figures';
import { drawFloor, drawFlat, drawSky } from './ground';
import { drawBolt, drawGun, drawOwnGun, drawStruck } from './guns';
import type { Palette } from './palette';
import type { Sheet } from './sheet';
import { drawSolid } from './solids';

/** What is seen of a shot at a moment of it. */
export interface ShotMoment {
  readonly bolt: { readonly at: FlightPoint; readonly before: FlightPoint } | null;
  readonly struck: ReadonlyMap<string, Struck>;
}

/** Everything that the gunner sees. */
export interface View {
  readonly battle: Battle;
  readonly gun: Gun;
  /** Where the barrel points as it is drawn: with its sway. */
  readonly aim: Aim;
  readonly size: Size;
  readonly shot: ShotMoment | null;
  readonly circle: FlightPoint | null;
  /** Another picture follows in the next frame. */
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

const CROSSED = ['water', 'ford', 'bridge'] as const;

/** Draws all of the view: the sky, the floor, whatever stands in it from the back to the front, and the barrel. */
export function drawView(context: CanvasRenderingContext2D, inks: Palette, view: View): void {
  const { battle, gun, aim, size, shot, circle, moving } = view;
  const { country } = battle;
  const camera = cameraOf(country, gun, aim, size);
  const sheet: Sheet = { context, camera, inks, moving, ratio: context.getTransform().a };
  context.lineJoin = 'round';
  drawSky(sheet, aim.bearing);
  drawFloor(sheet, country);
  for (const kind of CROSSED)
    for (const piece of country.pieces) if (piece.kind === kind) drawFlat(sheet, country, piece);
  const bolt = shot?.bolt ?? null;
  let waiting = bolt;
  for (const item of sceneOf(camera, battle, gun.id)) {
    // The bolt is drawn before what is nearer than it.
    if (waiting !== null && item.print.farthest < offsetOf(camera, waiting.at)[0]) {
      drawBolt(sheet, waiting.at, waiting.before);
      waiting = null;
    }
    drawItem(sheet, item, shot?.struck);
  }
  if (waiting !== null) drawBolt(sheet, waiting.at, waiting.before);
  drawOwnGun(sheet, country, gun, aim);
  // Over the barrel too: what is struck close before the muzzle lies behind it.
  if (circle !== null) drawStruck(sheet, circle);
}
