import { manOf } from '../engine/men';
import { placeFaults, withMen, refused, refusedOr } from '../engine/refusals';
import { isBearing, place, takeUp } from '../engine/settingOut';
import type { Man, Point } from '../engine/types';
import { bodyFaults } from './bodyMarch';
import {
  bodyOf,
  bodyWith,
  formationOf,
  headOf,
  LEAST_FORMED,
  nextBody,
  placesOf,
  presentOf,
} from './bodies';
import {
  actFaults,
  affords,
  chapterFaults,
  moveStateOf,
  marchPhase,
  shareLeft,
  withMoveStates,
  withState,
} from './moveState';
import { awayFaults } from './general';
import { standingFaults } from './marches';
import { ofEngine, type KriegspielOutcome, type KriegspielReason } from './reasons';
import type { Body, Formation, KriegspielBattle, Service } from './types';

/**
 * An order about bodies of men (kriegspiel.md 2.5, 2.6): `placeBody` sets one out, `formBody` makes one of men where
 * they stand, `changeFormation` changes its formation. `front` is a direction in thousandths of a degree.
 */
export type FormationOrder =
  /** Before the battle: men of one side and service are set out as a body, the middle of its front rank at `at`. */
  | {
      readonly kind: 'placeBody';
      readonly men: readonly string[];
      readonly formation: Formation;
      readonly at: Point;
      readonly front: number;
    }
  /** In a move: men in one formation, or in no body, become a body of their own. Nobody moves, and it costs nothing. */
  | { readonly kind: 'formBody'; readonly men: readonly string[]; readonly front: number }
  | { readonly kind: 'changeFormation'; readonly body: string; readonly formation: Formation };

/** Returns the battle with a body of these men, who leave those they were in. */
function withBody(battle: KriegspielBattle, body: Body): KriegspielBattle {
  const bodies = battle.kriegspiel.bodies
    .map((each) => ({ ...each, men: each.men.filter((id) => !body.men.includes(id)) }))
    .filter(({ men }) => men.length > 0);
  return withState(battle, { bodies: [...bodies, body] });
}

/** Returns why men cannot be in one body: names, sides, services. */
function companyFaults(battle: KriegspielBattle, ids: readonly string[]): KriegspielReason[] {
  const reasons: KriegspielReason[] = ids.length === 0 ? [{ code: 'emptyBody' }] : [];
  const [first] = ids.flatMap((id) => manOf(battle, id) ?? []);
  const { services } = battle.kriegspiel;
  ids.forEach((id, i) => {
    const man = manOf(battle, id);
    if (ids.indexOf(id) < i) reasons.push({ code: 'namedTwice', id });
    if (man === undefined) reasons.push({ code: 'noSuchMan', man: id });
    else if (man.state !== 'ready') reasons.push({ code: 'wrongState', man: id, state: man.state });
    else if (man.side !== first?.side) reasons.push({ code: 'notYours', id, side: man.side });
    else {
      const service = services[id] as Service;
      const alike = service === services[first.id] && man.arm === first.arm;
      if (service === 'general' || !alike) reasons.push({ code: 'wrongService', man: id, service });
    }
  });
  return reasons;
}

const frontFaults = (front: number): KriegspielReason[] =>
  isBearing(front) ? [] : [{ code: 'bearingOf', bearing: front }];

/** 2.5: returns why so few men cannot stand in a formation. */
const numberFaults = (formation: Formation, men: number): KriegspielReason[] =>
  formation !== 'extended' && men < LEAST_FORMED
    ? [{ code: 'tooFewToForm', men, least: LEAST_FORMED }]
    : [];

/**
 * Returns the battle after men, by id, were set out as a body (kriegspiel.md 2.5, 2.6), with the middle of the front
 * rank at `at`, looking along `front`, in thousandths of a degree; or every reason against it. Men who were set out
 * already are moved.
 */
export function placeBody(
  battle: KriegspielBattle,
  ids: readonly string[],
  formation: Formation,
  at: Point,
  front: number,
): KriegspielOutcome {
  const reasons = [
    ...chapterFaults(battle, 'formations'),
    ...placeFaults(at),
    ...frontFaults(front),
    ...companyFaults(battle, ids),
    ...numberFaults(formation, ids.length),
  ];
  const [first] = ids.flatMap((id) => manOf(battle, id) ?? []);
  if (first === undefined || reasons.length > 0) return refused(...reasons);
  let now: KriegspielBattle = battle;
  for (const id of ids.filter((each) => battle.placed.includes(each))) {
    const taken = ofEngine(now, takeUp(now, id));
    if (!taken.ok) return taken;
    now = taken.battle;
  }
  const places = placesOf(formation, ids.length, first, at, front);
  ids.forEach((id, i) => {
    const placed = ofEngine(now, place(now, id, places[i] as Point));
    if (placed.ok) now = placed.battle;
    else reasons.push(...placed.reasons);
  });
  return refusedOr(reasons, () =>
    withBody(now, {
      id: bodyOfAll(battle, ids)?.id ?? nextBody(battle),
      side: first.side,
      men: ids,
      formation,
      front,
    }),
  );
}

/** Returns the body that consists of these men; undefined if there is none. */
const bodyOfAll = (battle: KriegspielBattle, ids: readonly string[]): Body | undefined =>
  battle.kriegspiel.bodies.find(
    ({ men }) => men.length === ids.length && men.every((id) => ids.includes(id)),
  );

/**
 * Returns the battle after men, by id, were made a body of their own during a move, where they stand, looking along
 * `front`, in thousandths of a degree (kriegspiel.md 2.5); or every reason against it.
 */
export function formBody(
  battle: KriegspielBattle,
  ids: readonly string[],
  front: number,
): KriegspielOutcome {
  const reasons = [
    ...chapterFaults(battle, 'formations'),
    ...marchPhase(battle),
    ...frontFaults(front),
    ...companyFaults(battle, ids),
  ];
  const [first] = ids.flatMap((id) => manOf(battle, id) ?? []);
  if (first === undefined || reasons.length > 0) return refused(...reasons);
  if (first.side !== battle.mover)
    reasons.push({ code: 'notYours', id: first.id, side: first.side });
  const formations = ids.map((id) => {
    const body = bodyWith(battle, id);
    return body === undefined ? 'extended' : formationOf(battle, body);
  });
  const [formation = 'extended'] = formations;
  const other = formations.find((each) => each !== formation);
  if (other !== undefined) reasons.push({ code: 'noSuchChange', from: other, to: formation });
  return refusedOr(reasons, () =>
    withBody(battle, { id: nextBody(battle), side: first.side, men: ids, formation, front }),
  );
}

/**
 * Returns how many halves of a move men of a service take to change from one formation to another (kriegspiel.md 2.5):
 * none if they are the same; for cavalry, dismounted too, one for any change; for others one to or from two ranks, and
 * two between fours and extended order.
 */
export function halvesFor(from: Formation, to: Formation, service: Service): 0 | 1 | 2 {
  if (from === to) return 0;
  const isFar = from !== 'ranks' && to !== 'ranks';
  return isFar && service !== 'cavalry' ? 2 : 1;
}

/**
 * Returns why men may not spend this number of halves of their move on a change now (kriegspiel.md 2.5, 3.1); empty if
 * they may. `id` is the body, gun or man that the reasons name.
 */
export const halvesFaults = (
  battle: KriegspielBattle,
  id: string,
  men: readonly Man[],
  halves: number,
): KriegspielReason[] => {
  const left = Math.min(...men.map((man) => shareLeft(moveStateOf(battle, man))));
  return [
    ...men.flatMap((man) => actFaults(battle, man, 'change')),
    ...(affords(left, halves / 2)
      ? []
      : [{ code: 'tooDear', id, cost: halves / 2, left } as const]),
  ];
};

/**
 * Returns the battle after men have spent this number of halves of their move, as on a change of formation
 * (kriegspiel.md 2.5). `men` are the men as they are afterwards.
 */
export const withHalves = (
  battle: KriegspielBattle,
  men: readonly Man[],
  halves: number,
): KriegspielBattle =>
  withMoveStates(
    { ...withMen(battle, ...men), phase: 'men' },
    men.map(({ id }) => id),
    (moveState) => ({ halves: Math.min(2, moveState.halves + halves) as 0 | 1 | 2 }),
  );

/**
 * Returns the battle after a body, by its id, has changed its formation about the middle of its front rank
 * (kriegspiel.md 2.5); or every reason against it.
 */
export function changeFormation(
  battle: KriegspielBattle,
  id: string,
  formation: Formation,
): KriegspielOutcome {
  const reasons = bodyFaults(battle, id);
  const body = bodyOf(battle, id);
  if (body === undefined || reasons.length > 0) return refused(...reasons);
  const present = presentOf(battle, body);
  const [first] = present as readonly [Man, ...Man[]];
  const from = formationOf(battle, body);
  if (from === formation) reasons.push({ code: 'sameFormation', body: id, formation });
  const halves = halvesFor(from, formation, battle.kriegspiel.services[first.id] as Service);
  const places = placesOf(
    formation,
    present.length,
    first,
    headOf(battle, body) as Point,
    body.front,
  );
  const there = present.map((man, i): Man => ({ ...man, ...(places[i] as Point), lying: false }));
  reasons.push(
    ...numberFaults(formation, present.length),
    ...awayFaults(battle, body.side),
    ...halvesFaults(battle, id, present, halves),
    ...standingFaults(battle, there),
  );
  return refusedOr(reasons, () =>
    withState(withHalves(battle, there, halves), {
      bodies: battle.kriegspiel.bodies.map((each) =>
        each.id === id ? { ...each, formation } : each,
      ),
    }),
  );
}
