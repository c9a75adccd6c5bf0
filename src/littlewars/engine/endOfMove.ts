import { memoizeEach } from '../../shell/memoizeEach';
import { stepUp } from './apron';
import { captureOf, type Capture } from './capture';
import { isNearGun, LEAST_CREW, outOfAction } from './gun';
import { judged } from './ending';
import { CONTACT, samePlace } from './lengths';
import { casualtyFaults, meleesNow, meleesOf } from './melee';
import { hindrances, isOnField, isOnLine, isReady, movedBy, other } from './men';
import { assignEscorts, freeByTouch, freeUnguarded, takePrisoners } from './prisoners';
import { isMoving, phaseFaults, refused, refusedOr, withMen } from './refusals';
import { rulingsOf } from './rulings';
import { serveTrails } from './trail';
import type { Outcome } from './reasons';
import type { Battle, Gun, Man, Point } from './types';
import type { Casualties } from './meleeTypes';

/** Returns prisoners whom the mover has moved away from every escort to their places, if these are free (3.1, 5.5). */
function withEscorts(battle: Battle): Battle {
  let now = { ...battle, men: assignEscorts(battle.men, battle.mover) };
  for (const man of now.men) {
    const astray =
      man.state === 'prisoner' &&
      man.side !== now.mover &&
      man.escort === null &&
      !samePlace(man, man.start);
    if (astray && hindrances(now, man, man.start).length === 0)
      now = withMen(now, { ...man, ...man.start });
  }
  return { ...now, men: assignEscorts(now.men, now.mover) };
}

/** Returns the battle with its guns at the end of a move (4.9): captured, in dispute, or neither. */
const withCaptures = (battle: Battle): Battle => ({
  ...battle,
  guns: battle.guns.map((gun): Gun => {
    if (gun.gone) return gun;
    const { captured, disputed, passed } = captureOf(battle, gun, battle.mover);
    if (!captured)
      return { ...gun, disputed, passed: rulingsOf(battle).earlierPassing ? passed : [] };
    return {
      ...gun,
      side: other(gun.side),
      captured: battle.moves,
      disputed: false,
      passed: [],
      crew: [],
    };
  }),
});

/** Returns the battle after the men of a melee have died and been taken (5.3). */
function withCasualties(battle: Battle, { dead, taken }: Casualties): Battle {
  const { moves } = battle;
  const men = battle.men.map((man): Man =>
    dead.includes(man.id) ? { ...man, state: 'dead', met: false } : man,
  );
  return { ...battle, men: freeUnguarded(takePrisoners(men, taken, moves), moves) };
}

/** Returns the battle with its men as they are after the move's melees: freed, armed and standing. */
function withMenAfter(battle: Battle): Battle {
  const { mover, moves } = battle;
  const freed = freeByTouch(battle.men, mover, CONTACT, moves);
  // 5.5: a freed man on his own back line is armed again. 4.3: a man lying down stands up.
  const men = freed.map((man): Man => {
    const armed = man.state === 'freed' && man.side === mover && isOnLine(battle, man, mover);
    return { ...man, state: armed ? 'ready' : man.state, lying: false, met: false };
  });
  return { ...battle, men };
}

/** Finishes a move without open melees: prisoners, arms, guns, and the next mover. */
function finish(battle: Battle): Battle {
  const { mover, moves } = battle;
  const after = judged(withCaptures(withMenAfter(battle)));
  return after.phase === 'over'
    ? { ...after, moves: moves + 1 }
    : {
        ...after,
        phase: 'interval',
        moves: moves + 1,
        mover: other(mover),
        melees: [],
        joined: {},
      };
}

/**
 * Returns which guns would be captured or in dispute if the move ended now and its melees were settled as proposed
 * (littlewars.md 4.9): one entry for each gun with armed enemies within six inches, and for each that is in dispute
 * already, in the order of the guns. Empty between moves. Cached, because a displayed battle needs it several times.
 */
export const capturesNow = memoizeEach((battle: Battle): readonly Capture[] => {
  if (!isMoving(battle)) return [];
  const isWatched = (gun: Gun): boolean =>
    !gun.gone &&
    (gun.disputed ||
      battle.men.some(
        (man) => man.side !== gun.side && isReady(man) && isNearGun(battle, gun, man),
      ));
  const watched = battle.guns.filter(isWatched);
  return watched.length === 0 ? [] : captured(battle, watched);
});

function captured(battle: Battle, guns: readonly Gun[]): readonly Capture[] {
  const settled = meleesNow(battle).reduce(
    (now, { proposal }) => withCasualties(now, proposal),
    battle,
  );
  const after = withMenAfter(settled);
  return guns.map((gun) => captureOf(after, gun, after.mover));
}

/**
 * Returns the ids of the guns on the field that are in danger, in the order of the guns: those out of action now
 * (littlewars.md 4.1, 4.4, 4.9), and those near armed enemies that would have been passed by an enemy, or have fewer
 * than four men within six inches, if the move ended now and its melees were settled as proposed. Empty if the battle
 * is over.
 */
export function threatenedGuns(battle: Battle): readonly string[] {
  if (battle.phase === 'over') return [];
  const watched = new Map(capturesNow(battle).map((capture) => [capture.gun, capture]));
  return battle.guns.flatMap((gun) => {
    if (gun.gone) return [];
    const capture = watched.get(gun.id);
    const isForecast =
      capture !== undefined && (capture.passed.length > 0 || capture.near.length < LEAST_CREW);
    return isForecast || outOfAction(battle, gun).length > 0 ? [gun.id] : [];
  });
}

/**
 * Returns the battle as the end of the move leaves it before its melees: men have gone to the trails of guns that have
 * fired (littlewars.md 4.4), men who may not stay on the apron have stepped up (1.5), and prisoners have escorts or
 * are back (5.5).
 */
export const atEnd = (battle: Battle): Battle => withEscorts(stepUp(serveTrails(battle)));

/**
 * Returns the battle after the end of the move, by the mover's order or the clock (littlewars.md 3.1): men go to the
 * trails of guns that have fired, men who may not stay on the apron step up (1.5), prisoners get escorts or are freed
 * (5.5), and melees open (5.2); without melees the interval follows, or the battle is decided. Returns every reason
 * instead if the move cannot end.
 */
export function endMove(battle: Battle): Outcome {
  return refusedOr(phaseFaults(battle, 'guns', 'men'), () => {
    const now = atEnd(battle);
    const melees = meleesOf(now, now.mover);
    return melees.length === 0 ? finish(now) : { ...now, phase: 'melees', melees, joined: {} };
  });
}

/**
 * Returns the battle after the mover has put the man with an id, who is equally near to several melees, into melee
 * `number`, counted from 0 (littlewars.md 5.2); or every reason against it, such as that one of the melees is settled.
 */
export function join(battle: Battle, id: string, number: number): Outcome {
  const reasons = phaseFaults(battle, 'melees');
  if (reasons.length > 0) return refused(...reasons);
  const tie = battle.melees.flatMap(({ ties }) => ties).find(({ man }) => man === id);
  if (tie === undefined || !tie.melees.includes(number))
    return refused({ code: 'noTie', man: id, melee: number });
  if (battle.melees.some(({ settled }) => settled)) {
    const [settled = number] = battle.melees.flatMap((m) => (m.settled ? [m.number] : []));
    return refused({ code: 'meleeSettled', melee: settled });
  }
  const joined = { ...battle.joined, [id]: number };
  return {
    ok: true,
    battle: { ...battle, joined, melees: meleesOf(battle, battle.mover, joined) },
  };
}

/**
 * Returns the battle after a melee, by its number from 0, was settled with the dead and the taken whom the mover
 * names (littlewars.md 5.3, 5.4), or every reason against it. The move is over once all melees are settled.
 */
export function settle(battle: Battle, number: number, casualties: Casualties): Outcome {
  const reasons = phaseFaults(battle, 'melees');
  const melee = battle.melees.find((each) => each.number === number);
  if (melee === undefined) return refused(...reasons, { code: 'noSuchMelee', melee: number });
  if (melee.settled) reasons.push({ code: 'meleeSettled', melee: number });
  reasons.push(...casualtyFaults(melee, casualties));
  return refusedOr(reasons, () => {
    const melees = battle.melees.map((each) =>
      each.number === number ? { ...each, settled: true } : each,
    );
    const now: Battle = { ...withCasualties(battle, casualties), melees };
    return melees.every(({ settled }) => settled) ? finish(now) : now;
  });
}

/**
 * Returns the battle at the beginning of the next move, after its player has said "Go" (littlewars.md 3.1). The mover's
 * men and guns are measured from where they stand; in a side's first move from the nearest point of its back line
 * (2.3), but not in a Defensive Game. Returns every reason instead if the move cannot begin.
 */
export function go(battle: Battle): Outcome {
  return refusedOr(phaseFaults(battle, 'interval'), () => {
    const { mover, moves, country, rules } = battle;
    // 2.3: in a side's first move from the nearest point of its line; in the Defensive Game both sides from their
    // places.
    const line = moves < 2 && rules.kind !== 'defence';
    const start = ({ x, y }: Point): Point =>
      line ? { x, y: mover === 'red' ? 0 : country.depth } : { x, y };
    const men = battle.men.map((man) =>
      isOnField(man) && movedBy(man) === mover ? { ...man, start: start(man), met: false } : man,
    );
    const guns = battle.guns.map((gun): Gun =>
      gun.side === mover && !gun.gone
        ? { ...gun, start: start(gun), startBearing: gun.bearing, shots: 0, crew: [] }
        : { ...gun, shots: 0, crew: [] },
    );
    return { ...battle, men, guns, phase: 'guns', shots: [], drawOffers: [] };
  });
}
