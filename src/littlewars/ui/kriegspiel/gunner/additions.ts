import { memoizeEach } from '../../../../shell/memoizeEach';
import { MUZZLE, TRAIL, WHEEL } from '../../../engine/gunShape';
import { INCH } from '../../../engine/lengths';
import type { Battle } from '../../../engine/types';
import { waggonShape, waggonsOn } from '../../../kriegspiel/standing';
import { WAGGON_HEIGHT } from '../../../kriegspiel/terms';
import { loadOf, TRUCKS, trucksFor } from '../../../kriegspiel/transports';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Transport } from '../../../kriegspiel/things';
import type { SceneAdditions, SceneThing } from '../../gunner/scene';
import { dressIn } from '../plan/dress';
import { transportsOn } from '../plan/things';
import {
  CAR,
  drawBoat,
  drawEngine,
  drawLimber,
  drawTruck,
  drawWaggon,
  drawWreck,
  hullOf,
} from './vehicles';
import { placeAt, rectangleOf, type Placed } from './vehicleParts';

/** How far behind the end of a trail the axle of a limber is, and half the breadth of one. */
const LIMBER = 3;
const LIMBER_HALF = 0.65 * INCH;
/** The heights of boats, trains and wrecks, and half the breadth of a truck. */
const BOAT = 0.8 * INCH;
const TRAIN = 1.3 * INCH;
const WRECK = 0.7 * INCH;
const TRUCK_HALF = INCH / 2;

/** Returns an engine and its trucks, each as a thing of its own, so that who stands beside one hides no other. */
function carsOf(battle: KriegspielBattle, train: Transport): readonly SceneThing[] {
  const loaded = trucksFor(loadOf(battle, train.aboard));
  const count = 1 + Math.max(TRUCKS, loaded);
  return Array.from({ length: count }, (_, i): SceneThing => {
    const along = ((count - 1) / 2 - i) * CAR;
    const at: Placed = { ...placeAt(train, along, 0), bearing: train.bearing };
    return {
      corners: rectangleOf(at, -CAR / 2, CAR / 2, TRUCK_HALF),
      height: TRAIN,
      draw: (canvas, foot) =>
        i === 0
          ? drawEngine(canvas, at, train.side, foot)
          : drawTruck(canvas, at, train.side, i <= loaded, foot),
    };
  });
}

/** Returns the waggons, limbers, boats, trains and wrecks on the field, as the gunner's view draws them. */
export function sceneThings(battle: KriegspielBattle): readonly SceneThing[] {
  const { kriegspiel, guns } = battle;
  const waggons = waggonsOn(battle).map((waggon): SceneThing => ({
    corners: waggonShape(waggon).corners,
    height: WAGGON_HEIGHT,
    draw: (canvas, foot) => drawWaggon(canvas, waggon, waggon.side, foot),
  }));
  const limbers = guns
    .filter(({ id, gone }) => !gone && kriegspiel.guns[id]?.limbered === true)
    .map((gun): SceneThing => {
      const at: Placed = { ...placeAt(gun, -TRAIL - LIMBER, 0), bearing: gun.bearing };
      return {
        corners: rectangleOf(at, -INCH / 2, INCH / 2, LIMBER_HALF),
        height: INCH,
        draw: (canvas, foot) => drawLimber(canvas, at, gun.side, foot),
      };
    });
  const transports = transportsOn(battle).flatMap((transport): readonly SceneThing[] =>
    transport.kind === 'train'
      ? carsOf(battle, transport)
      : [
          {
            corners: hullOf(transport),
            height: BOAT,
            draw: (canvas, foot) =>
              drawBoat(canvas, transport, transport.side, transport.aboard.length, foot),
          },
        ],
  );
  const wrecks = [
    ...kriegspiel.waggons.filter(({ destroyed }) => destroyed),
    ...kriegspiel.transports.filter(({ destroyed }) => destroyed),
    ...guns.filter(({ id }) => kriegspiel.guns[id]?.destroyed === true),
  ].map((at): SceneThing => ({
    corners: rectangleOf(at, -MUZZLE, MUZZLE, WHEEL),
    height: WRECK,
    draw: (canvas, foot) => drawWreck(canvas, at, foot),
  }));
  return [...waggons, ...limbers, ...transports, ...wrecks];
}

const isKriegspiel = (battle: Battle): battle is KriegspielBattle => 'kriegspiel' in battle;

/**
 * Returns what a battle of Kriegspiel adds to the gunner's view: vehicles, and the dress of its men. Cached for each
 * battle; undefined for a battle of Little Wars.
 */
export const sceneAdditions = memoizeEach((battle: Battle): SceneAdditions | undefined =>
  isKriegspiel(battle)
    ? { things: sceneThings(battle), dressOf: dressIn(battle.kriegspiel) }
    : undefined,
);
