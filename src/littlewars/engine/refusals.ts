import { isPlace } from './lengths';
import { inContact, manOf, movedBy, type Table } from './men';
import type { Outcome, Reason, Refused } from './reasons';
import type { Battle, Gun, Man, Phase, Point } from './types';

/** Returns the result of an order that is refused for these reasons. */
export const refused = <R = Reason>(...reasons: readonly R[]): Refused<R> => ({
  ok: false,
  reasons,
});

/** Returns the battle in which each given man replaces the man with the same id. */
export const withMen = <T extends Table>(battle: T, ...changed: readonly Man[]): T => {
  const by = new Map(changed.map((man) => [man.id, man]));
  return { ...battle, men: battle.men.map((man) => by.get(man.id) ?? man) };
};
/** Returns the battle in which a gun replaces the gun with the same id. */
export const withGun = <T extends Table>(battle: T, gun: Gun): T => ({
  ...battle,
  guns: battle.guns.map((each) => (each.id === gun.id ? gun : each)),
});

/** Returns why an order cannot be given in the present phase of a battle; empty if that is one of `allowed`. */
export const phaseFaults = ({ phase }: Battle, ...allowed: readonly Phase[]): Reason[] => {
  if (allowed.includes(phase)) return [];
  return [phase === 'over' ? { code: 'gameOver' } : { code: 'wrongPhase', phase }];
};

/** Returns the refusal of a place whose coordinates are not whole numbers; empty if they are. */
export const placeFaults = (at: Point): Reason[] => (isPlace(at) ? [] : [{ code: 'noPlace', at }]);

/**
 * Returns every reason why the mover may not move a man at all in this move (littlewars.md 3.6, 5.5): he is not on
 * the field or not the mover's to move, was freed only now, or is in contact. Empty if the mover may.
 */
export function controlFaults(battle: Battle, man: Man): Reason[] {
  const { id, state } = man;
  if (state !== 'ready' && state !== 'prisoner' && state !== 'freed')
    return [{ code: 'wrongState', man: id, state }];
  if (movedBy(man) !== battle.mover) return [{ code: 'notYours', id, side: movedBy(man) }];
  const reasons: Reason[] = [];
  if (man.from > battle.moves) reasons.push({ code: 'notYetFree', man: id });
  if (man.met) {
    const { men } = battle;
    const enemies = men.filter((each) => inContact(each, man));
    reasons.push({ code: 'inContact', man: id, with: enemies.map((each) => each.id) });
  }
  return reasons;
}

/** Returns whether a move is in progress, in its part for guns or in that for men (littlewars.md 3.3). */
export const isMoving = ({ phase }: Pick<Battle, 'phase'>): boolean =>
  phase === 'guns' || phase === 'men';

/**
 * Returns whether the mover commands a man or a gun, by id, in this move (littlewars.md 3.3, 4.9, 5.5). True for a
 * man in contact as well, though he may not be moved (3.6). False between moves.
 */
export function isUnderOrders(battle: Battle, id: string): boolean {
  const man = manOf(battle, id);
  const faults = man === undefined ? gunFaults(battle, id) : controlFaults(battle, man);
  return isMoving(battle) && faults.every(({ code }) => code === 'inContact');
}

/** Returns why one of the mover's free armed men may not serve a gun in this move (littlewars.md 4.1, 5.5). */
export function serviceFaults(battle: Battle, id: string): Reason[] {
  const man = manOf(battle, id);
  if (man === undefined) return [{ code: 'noSuchMan', man: id }];
  const faults = controlFaults(battle, man);
  if (faults.length > 0 || man.state === 'ready') return faults;
  return [{ code: 'wrongState', man: id, state: man.state }];
}

/**
 * Returns why the mover may not order a gun, by id: it is not on the field, or not the mover's (littlewars.md 3.3);
 * empty if he may.
 */
export function gunFaults(battle: Battle, id: string): Reason[] {
  const gun = gunNamed(battle, id);
  if (gun === undefined || gun.gone) return [{ code: 'noSuchGun', gun: id }];
  return gun.side === battle.mover ? [] : [{ code: 'notYours', id, side: gun.side }];
}

/** Returns the gun with an id; undefined if no gun has it. */
export const gunNamed = ({ guns }: Pick<Battle, 'guns'>, id: string): Gun | undefined =>
  guns.find((gun) => gun.id === id);

/** Returns a refusal for these reasons or, without any, the result with the battle that `otherwise` returns. */
export const refusedOr = <B, R>(reasons: readonly R[], otherwise: () => B): Outcome<B, R> =>
  reasons.length > 0 ? refused(...reasons) : { ok: true, battle: otherwise() };
