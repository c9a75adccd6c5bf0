import { TURN } from './angles';
import { gunHindrances } from './gun';
import { APRON, CLEARANCE, MOVE } from './lengths';
import { backLine, hindrances, manOf, other } from './men';
import {
  gunNamed,
  phaseFaults,
  placeFaults,
  refused,
  refusedOr,
  withGun,
  withMen,
} from './refusals';
import type { Outcome, Reason } from './reasons';
import type { Arm, Battle, Point, Side } from './types';

/**
 * Returns the least and the greatest `y`, in sixteenths of an inch, at which a side may set out men of an arm
 * (littlewars.md 2.3, 6.3). Guns may be set out where infantry may.
 */
export function groundFor(
  battle: Battle,
  side: Side,
  arm: Arm,
): readonly [least: number, most: number] {
  const { country, rules, first } = battle;
  const [line, inwards] = [backLine(battle, side), side === 'red' ? 1 : -1];
  const middle = country.depth / 2;
  const farthest =
    rules.kind !== 'defence'
      ? line + inwards * APRON
      : side === first
        ? line + inwards * MOVE[arm]
        : middle - inwards * MOVE[arm];
  const behind = line - inwards * APRON;
  return behind < farthest ? [behind, farthest] : [farthest, behind];
}

/** Returns why a side may not set anything out now, or not there. */
function outFaults(battle: Battle, side: Side, at: Point | null, arm: Arm): Reason[] {
  const phase = phaseFaults(battle, 'settingOut');
  if (phase.length > 0) return phase;
  const reasons: Reason[] = [];
  if (battle.ready[side]) reasons.push({ code: 'alreadyReady', side });
  else if (!battle.rules.curtain && side !== battle.mover)
    reasons.push({ code: 'otherSetsOut', side: battle.mover });
  if (at === null) return reasons;
  reasons.push(...placeFaults(at));
  const [least, most] = groundFor(battle, side, arm);
  if (at.y < least || at.y > most) reasons.push({ code: 'notYourGround', at, least, most });
  return reasons;
}

/** Returns a battle during setting out with only what is set out. */
const standing = (battle: Battle): Battle => ({
  ...battle,
  men: battle.men.filter(({ id }) => battle.placed.includes(id)),
  guns: battle.guns.filter(({ id }) => battle.placed.includes(id)),
});

const withPlaced = (battle: Battle, id: string): Battle =>
  battle.placed.includes(id) ? battle : { ...battle, placed: [...battle.placed, id] };

/**
 * Returns the battle after a man, by id, was set out at a place, or moved there if he was set out already
 * (littlewars.md 2.3); or every reason against it.
 */
export function place(battle: Battle, id: string, at: Point): Outcome {
  const man = manOf(battle, id);
  if (man === undefined) return refused({ code: 'noSuchMan', man: id });
  const reasons = outFaults(battle, man.side, at, man.arm);
  if (battle.phase !== 'settingOut') return refused(...reasons);
  reasons.push(...hindrances(standing(battle), man, at, true));
  return refusedOr(reasons, () =>
    withPlaced(withMen(battle, { ...man, x: at.x, y: at.y, start: at }), id),
  );
}

/**
 * Returns the battle after a gun, by id, was set out at a place and a bearing in thousandths of a degree, or moved
 * there if it was set out already (littlewars.md 2.3); or every reason against it.
 */
export function placeGun(battle: Battle, id: string, at: Point, bearing: number): Outcome {
  const gun = gunNamed(battle, id);
  if (gun === undefined) return refused({ code: 'noSuchGun', gun: id });
  const reasons = outFaults(battle, gun.side, at, 'infantry');
  if (battle.phase !== 'settingOut') return refused(...reasons);
  if (!isBearing(bearing)) reasons.push({ code: 'bearingOf', bearing });
  const placed = { x: at.x, y: at.y, bearing };
  for (const hindrance of gunHindrances(standing(battle), gun, placed, true))
    reasons.push({ code: 'tooNear', at, ...hindrance, needed: CLEARANCE });
  return refusedOr(reasons, () =>
    withPlaced(withGun(battle, { ...gun, ...placed, start: at, startBearing: bearing }), id),
  );
}

/** Returns whether a number is a bearing: whole, at least 0 and less than a full turn, in thousandths of a degree. */
export const isBearing = (bearing: number): boolean =>
  Number.isInteger(bearing) && bearing >= 0 && bearing < TURN;

/**
 * Returns the battle after a man or a gun, by id, has been taken off the field again during setting out (littlewars.md
 * 2.3); or every reason against it.
 */
export function takeUp(battle: Battle, what: string): Outcome {
  const thing = manOf(battle, what) ?? gunNamed(battle, what);
  if (thing === undefined) return refused({ code: 'noSuchMan', man: what });
  const reasons = outFaults(battle, thing.side, null, 'infantry');
  if (!battle.placed.includes(what)) reasons.push({ code: 'notSetOut', ids: [what] });
  return refusedOr(reasons, () => ({
    ...battle,
    placed: battle.placed.filter((id) => id !== what),
  }));
}

/**
 * Returns the battle after a side has declared that it is set out, or every reason against it. Once both sides have,
 * the First Player's move is next (littlewars.md 2.3).
 */
export function makeReady(battle: Battle, side: Side): Outcome {
  const reasons = outFaults(battle, side, null, 'infantry');
  const missing = [...battle.men, ...battle.guns].filter(
    (each) => each.side === side && !battle.placed.includes(each.id),
  );
  if (missing.length > 0) reasons.push({ code: 'notSetOut', ids: missing.map(({ id }) => id) });
  return refusedOr(reasons, (): Battle => {
    const ready = { ...battle.ready, [side]: true };
    return ready[other(side)]
      ? { ...battle, ready, phase: 'interval', mover: battle.first }
      : { ...battle, ready, mover: other(side) };
  });
}
