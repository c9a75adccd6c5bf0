import type { Aim, FlightPoint } from '../../../engine/flight';
import type { Battle, Country, Gun } from '../../../engine/types';
import type { ShownWorks } from '../../plan/view';
import { cameraOf, offsetOf, type Camera, type Size } from '../camera';
import { sceneOf, type Item } from '../scene';
import type { Struck } from '../shotShown';
import { drawBolt, drawStruck } from './bolt';
import { drawMan } from './figures';
import { drawFlats } from './flats';
import { drawFloor, drawSky } from './ground';
import { drawGun, drawOwnGun } from './guns';
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
  /** What works have made of its Country. */
  readonly works?: ShownWorks | undefined;
  readonly gun: Gun;
  /** Where the barrel points as it is drawn, including its sway. */
  readonly aim: Aim;
  readonly size: Size;
  readonly shot: ShotMoment | null;
  readonly circle: FlightPoint | null;
  /** Whether another picture follows in the next frame. */
  readonly moving: boolean;
}

function drawItem(
  sheet: Sheet,
  country: Country,
  works: ShownWorks | undefined,
  item: Item,
  struck: ReadonlyMap<string, Struck> | undefined,
): void {
  if (item.kind === 'solid') drawSolid(sheet, country, item.solid, works);
  else if (item.kind === 'gun') drawGun(sheet, item.gun, item.foot);
  else {
    const how = struck?.get(item.man.id);
    if (how?.kind === 'falls') drawMan(sheet, item.man, item.foot, how);
    else drawMan(sheet, item.man, item.foot, null, how?.kind === 'touched');
  }
}

/** Draws the sky, the floor, and everything that stands from back to front. */
function drawTable(
  sheet: Sheet,
  battle: Pick<Battle, 'country' | 'men' | 'guns'>,
  own: string | null,
  bearing: number,
  shot: ShotMoment | null,
  works: ShownWorks | undefined,
): void {
  const { country } = battle;
  const { context, camera } = sheet;
  context.lineJoin = 'round';
  drawSky(sheet, bearing);
  drawFloor(sheet, country);
  drawFlats(sheet, country, works);
  let waiting = shot?.bolt ?? null;
  for (const item of sceneOf(camera, battle, own)) {
    // The bolt is drawn before anything nearer than it.
    if (waiting !== null && item.print.farthest < offsetOf(camera, waiting.at)[0]) {
      drawBolt(sheet, waiting.at, waiting.before);
      waiting = null;
    }
    drawItem(sheet, country, works, item, shot?.struck);
  }
  if (waiting !== null) drawBolt(sheet, waiting.at, waiting.before);
}

/** Draws the gunner's view: the table, and the barrel in the foreground. */
export function drawView(context: CanvasRenderingContext2D, inks: Palette, view: View): void {
  const { battle, works, gun, aim, size, shot, circle, moving } = view;
  const { country } = battle;
  const camera = cameraOf(country, gun, aim, size);
  const sheet: Sheet = { context, camera, inks, moving, ratio: context.getTransform().a };
  drawTable(sheet, battle, gun.id, aim.bearing, shot, works);
  drawOwnGun(sheet, country, gun, aim);
  // Over the barrel too, which covers places close to the muzzle.
  if (circle !== null) drawStruck(sheet, circle);
}

/** What is seen of a shot from any place of the table. */
export interface TableView extends Pick<View, 'battle' | 'works' | 'moving'> {
  readonly camera: Camera;
  /** Where the camera looks, in thousandths of a degree. */
  readonly bearing: number;
  readonly shot: ShotMoment;
}

/** Draws the table as it is seen from beside it, without a gun in the foreground. */
export function drawFrom(
  context: CanvasRenderingContext2D,
  inks: Palette,
  { battle, works, camera, bearing, shot, moving }: TableView,
): void {
  const sheet: Sheet = { context, camera, inks, moving, ratio: context.getTransform().a };
  drawTable(sheet, battle, null, bearing, shot, works);
}
