import { gunBars } from '../engine/gunShape';
import { NEAR } from '../engine/lengths';
import { manOf, radiusOf } from '../engine/men';
import {
  controlFaults,
  gunFaults,
  gunNamed,
  withGun,
  withMen,
  refused,
  refusedOr,
} from '../engine/refusals';
import { betweenShapes } from '../engine/shapes';
import type { Gun, Man, Point, Shape, Side } from '../engine/types';
import { actFaults, namedTwice, takes, withMoveStates, withState } from './moveState';
import { gunActFaults, limberOf } from './guns';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import {
  landingOf,
  loadOf,
  transportFaults,
  transportNamed,
  transportShape,
  withTransport,
  type Load,
} from './transports';
import type { KriegspielBattle, Service } from './types';
import type { Transport } from './things';

// Chapter 8: going aboard boats and trains.

/** How many men a boat holds, and may embark or disembark at one landing together (kriegspiel.md 8.1). */
export const BOATLOAD = 20;
/** How many moves of their side men take to go aboard: two for a boat, one for a train (kriegspiel.md 8.1, 8.2). */
export const BOARDING_MOVES: Readonly<Record<Transport['kind'], number>> = { boat: 2, train: 1 };

/**
 * Returns the outline beside which men board a boat or train (kriegspiel.md 8.1, 8.2): of a boat the landing at which
 * it lies, undefined if it is at none; of a train its own.
 */
export const siteOf = (battle: KriegspielBattle, transport: Transport): Shape | undefined =>
  transport.kind === 'train'
    ? transportShape(battle, transport)
    : landingOf(battle, transport)?.shape;

/**
 * Returns whether an outline is within six inches of `site`, the place where men board a boat or train (kriegspiel.md
 * 8.1, 8.2); false if there is no such place.
 */
export const isBeside = (site: Shape | undefined, shape: Shape): boolean =>
  site !== undefined && betweenShapes(site, shape) <= NEAR;

/**
 * Returns the disc that a man covers on the floor, with its middle at the point given, by default where he stands
 * (littlewars.md 1.1).
 */
export const discOf = (man: Man, { x, y }: Point = man): Shape => ({
  kind: 'circle',
  x,
  y,
  radius: radiusOf(man),
});

/** Returns why a man may not go aboard now. */
function manFaults(
  battle: KriegspielBattle,
  { id: transport, kind }: Transport,
  site: Shape | undefined,
  man: Man,
): KriegspielReason[] {
  const { id, state } = man;
  const service = battle.kriegspiel.services[id] as Service;
  const fits = kind === 'train' || service === 'infantry' || service === 'engineers';
  return [
    ...actFaults(battle, man, 'work'),
    ...(battle.kriegspiel.duties[id]?.fixed === true ? [{ code: 'heldInPlace', id } as const] : []),
    ...(state === 'ready' ? [] : [{ code: 'wrongState', man: id, state } as const]),
    ...(fits ? [] : [{ code: 'wrongService', man: id, service } as const]),
    ...(isBeside(site, discOf(man)) ? [] : [{ code: 'notBeside', man: id, transport } as const]),
  ];
}

/** Returns why a gun may not go aboard now: a train takes it limbered, from where it has stood all move. */
function gunBoardFaults(
  battle: KriegspielBattle,
  { id: transport, kind }: Transport,
  site: Shape | undefined,
  gun: Gun,
): KriegspielReason[] {
  const { id } = gun;
  const { limbered, used, halves } = limberOf(battle, id);
  const isNear = gunBars(gun).some((bar) => isBeside(site, bar));
  return [
    ...gunActFaults(battle, gun, 'work'),
    ...(used > 0 ? [{ code: 'hasActed', id, did: 'march', to: 'work' } as const] : []),
    ...(halves > 0 ? [{ code: 'hasActed', id, did: 'change', to: 'work' } as const] : []),
    ...(takes(battle, 'formations') && !limbered
      ? [{ code: 'limbered', gun: id, limbered } as const]
      : []),
    ...(kind === 'train' ? [] : [{ code: 'wrongService', man: id, service: 'artillery' } as const]),
    ...(isNear ? [] : [{ code: 'notBeside', man: id, transport } as const]),
  ];
}

/**
 * Returns why these men and guns may not be ordered to go aboard at all: they are not on the field, of the other
 * side, or named twice.
 */
const namedFaults = (battle: KriegspielBattle, ids: readonly string[]): KriegspielReason[] => [
  ...(ids.length === 0 ? [{ code: 'emptyBody' } as const] : []),
  ...ids.flatMap((id): readonly KriegspielReason[] => {
    if (gunNamed(battle, id) !== undefined) return gunFaults(battle, id);
    const man = manOf(battle, id);
    return man === undefined ? [{ code: 'noSuchMan', man: id }] : controlFaults(battle, man);
  }),
  ...namedTwice(ids),
];

/**
 * Returns why the landing of a boat cannot serve `more` men (kriegspiel.md 8.1), because with the men of the other
 * boats there they would be more than twenty; empty if it can, or for a train. `countOf` returns how many men of
 * another boat the landing serves.
 */
export function landingFaults(
  battle: KriegspielBattle,
  transport: Transport,
  more: number,
  countOf: (transport: Transport) => number,
): KriegspielReason[] {
  const landing = transport.kind === 'boat' ? landingOf(battle, transport) : undefined;
  if (landing === undefined) return [];
  const others = battle.kriegspiel.transports
    .filter(
      (each) => each !== transport && each.kind === 'boat' && landingOf(battle, each) === landing,
    )
    .reduce((sum, each) => sum + countOf(each), 0);
  return others > 0 && others + more > BOATLOAD
    ? [{ code: 'landingTaken', transport: transport.id }]
    : [];
}

/**
 * Returns the battle after men and guns, by the ids `ids`, have begun to go aboard the boat or train with the id `id`
 * (kriegspiel.md 8.1, 8.2); or every reason against it.
 */
export function embark(
  battle: KriegspielBattle,
  id: string,
  ids: readonly string[],
): KriegspielOutcome {
  const reasons = [...transportFaults(battle, id), ...namedFaults(battle, ids)];
  const transport = transportNamed(battle, id);
  if (transport === undefined || reasons.length > 0) return refused(...reasons);
  const { used, landed, boarding, aboard } = transport;
  const did = used > 0 ? 'march' : boarding !== null || landed > 0 ? 'work' : null;
  if (did !== null) reasons.push({ code: 'hasActed', id, did, to: 'work' });
  reasons.push(
    ...landingFaults(battle, transport, ids.length, (each) => each.boarding?.men.length ?? 0),
  );
  const { men, guns } = loadOf(battle, ids);
  const site = siteOf(battle, transport);
  reasons.push(
    ...men.flatMap((man) => manFaults(battle, transport, site, man)),
    ...guns.flatMap((gun) => gunBoardFaults(battle, transport, site, gun)),
  );
  const needed = aboard.length + ids.length;
  if (transport.kind === 'boat' && needed > BOATLOAD)
    reasons.push({ code: 'noRoom', transport: id, needed, room: BOATLOAD });
  return refusedOr(reasons, () => ({
    ...withTransport(
      withMoveStates(battle, ids, () => ({ worked: true })),
      { ...transport, boarding: { men: ids, done: 0 } },
    ),
    phase: 'men',
  }));
}

/**
 * Returns the battle at the beginning of the move of the side `mover`: its boats and trains have their whole march
 * again, and men who were going aboard go on with it (kriegspiel.md 8.1).
 */
export const transportsAtGo = (battle: KriegspielBattle, mover: Side): KriegspielBattle => {
  const own = battle.kriegspiel.transports.filter(({ side }) => side === mover);
  const boarding = own.flatMap((each) => each.boarding?.men ?? []);
  return withMoveStates(
    withState(battle, {
      transports: battle.kriegspiel.transports.map((each) =>
        each.side === mover ? { ...each, used: 0, landed: 0 } : each,
      ),
    }),
    boarding,
    () => ({ worked: true }),
  );
};

/** Returns the battle with men and guns aboard: off the field, and where their boat or train is. */
function taken(battle: KriegspielBattle, transport: Transport, able: Load): KriegspielBattle {
  const { x, y, aboard } = transport;
  const ids = [...able.men, ...able.guns].map(({ id }) => id);
  const men = able.men.map((man): Man => ({ ...man, x, y, state: 'aboard', lying: false }));
  const now = withTransport(withMen(battle, ...men), {
    ...transport,
    aboard: [...aboard, ...ids],
    boarding: null,
  });
  // To the engine a gun that is aboard is held, and off the field.
  return able.guns.reduce((each, gun) => withGun(each, { ...gun, gone: true, crew: [] }), now);
}

/**
 * Returns the battle at the end of the move of the side `mover`: men and guns that have been going aboard for two
 * moves, or one for a train, are aboard (kriegspiel.md 8.1, 8.2).
 */
export const transportsAtEnd = (battle: KriegspielBattle, mover: Side): KriegspielBattle =>
  battle.kriegspiel.transports.reduce((now, transport) => {
    const { boarding, kind, side, destroyed } = transport;
    if (side !== mover || boarding === null) return now;
    const { men, guns } = loadOf(now, boarding.men);
    const able: Load = {
      men: men.filter(({ state }) => state === 'ready'),
      guns: guns.filter((gun) => !gun.gone && gun.side === side),
    };
    const ids = [...able.men, ...able.guns].map(({ id }) => id);
    if (destroyed || ids.length === 0) return withTransport(now, { ...transport, boarding: null });
    const done = boarding.done + 1;
    return done < BOARDING_MOVES[kind]
      ? withTransport(now, { ...transport, boarding: { men: ids, done } })
      : taken(now, transport, able);
  }, battle);
