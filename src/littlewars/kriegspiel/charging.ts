import { gunGap } from '../engine/gunShape';
import { FOOT } from '../engine/lengths';
import { manOf, moveOf, other } from '../engine/men';
import { freeUnguarded, takePrisoners } from '../engine/prisoners';
import { phaseFaults, refused, refusedOr } from '../engine/refusals';
import { drawBelow } from '../engine/stream';
import type { Gun, Man } from '../engine/types';
import type { Casualties } from '../engine/meleeTypes';
import { chargeFaults, chargeOf } from './charges';
import type { ChargeToll, Losses } from './chargeTolls';
import { advanced, directionTo, driven } from './driving';
import { withMoveStates, withState } from './moveState';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import type { Charge, ChargeMade, KriegspielBattle } from './types';

/** 7.4: how far the others of a stationary body are put back. */
const PUT_BACK = 3 * FOOT;

/** The order by which a body charges `target`, another body or the gunners of a gun, by id (kriegspiel.md 7.1, 7.7). */
export interface ChargeOrder {
  readonly kind: 'charge';
  readonly body: string;
  readonly target: string;
}

/**
 * The order by which the mover names, by id, the dead and the taken of both sides after a charge (kriegspiel.md 7.1,
 * littlewars.md 5.4).
 */
export interface SettleChargeOrder {
  readonly kind: 'settleCharge';
  readonly casualties: Casualties;
}

/** Returns the gunners of the guns that are taken: those to whom none of the others is nearer (7.7). */
function gunnersTaken(
  battle: KriegspielBattle,
  { charged, guns }: Charge,
  { gunsTaken }: ChargeToll,
): readonly string[] {
  const taken = guns.slice(0, gunsTaken);
  return charged.filter((id) => {
    const man = manOf(battle, id) as Man;
    const [nearest] = guns
      .map((each) => battle.guns.find((gun) => gun.id === each) as Gun)
      .sort((a, b) => gunGap(battle, a, man) - gunGap(battle, b, man));
    return taken.includes((nearest as Gun).id);
  });
}

/** Returns those of a body, named in order, who die and are taken: the first, and those who follow them. */
const firstOf = (ids: readonly string[], { dead, taken }: Losses): Casualties => ({
  dead: ids.slice(0, dead),
  taken: ids.slice(dead, dead + taken),
});

/** Returns a choice of the dead and taken of a charge: those who stand first in their bodies. */
function proposalOf(battle: KriegspielBattle, charge: Charge, toll: ChargeToll): Casualties {
  const ours = firstOf(charge.sabres, toll.chargers);
  const theirs = firstOf(charge.charged, toll.charged);
  return {
    dead: [...ours.dead, ...theirs.dead],
    taken:
      charge.stand === 'artillery'
        ? gunnersTaken(battle, charge, toll)
        : [...ours.taken, ...theirs.taken],
  };
}

/**
 * Returns which of the charging cavalry would fall in a charge that is previewed, by id, and which would be taken, as
 * the program would propose it (kriegspiel.md 7.1); nobody where a toss decides (7.5), which may be won or lost.
 */
export const chargersLost = ({ sabres, tolls: [one, lost] }: Charge): Casualties =>
  lost === undefined ? firstOf(sabres, one.chargers) : { dead: [], taken: [] };

/** 7.1: returns whether there is a choice of the dead and taken of a charge. */
function isOpen({ sabres, charged, stand, toll }: ChargeMade): boolean {
  const isChoice = (number: number, dead: number, taken: number): boolean =>
    (dead > 0 && dead < number) || (taken > 0 && taken < number);
  return (
    isChoice(sabres.length, toll.chargers.dead, toll.chargers.taken) ||
    (stand !== 'artillery' && isChoice(charged.length, toll.charged.dead, toll.charged.taken))
  );
}

/**
 * Returns the battle after a charge (kriegspiel.md 7), or every reason against it. A charge ends all marches of the
 * move (2.1). If there is a choice of the dead or taken, nobody falls until the mover names them with `settleCharge`;
 * otherwise the charge is settled at once.
 */
export function makeCharge(
  battle: KriegspielBattle,
  { body, target }: ChargeOrder,
): KriegspielOutcome {
  const reasons = chargeFaults(battle, body, target);
  const charge = chargeOf(battle, body, target);
  if (reasons.length > 0 || charge === null) return refused(...reasons);
  const { tolls } = charge;
  const [tossed, after] = drawBelow(battle.stream, 2);
  const isToss = tolls.length === 2;
  const won = isToss ? tossed === 1 : null;
  const toll = isToss ? tolls[won === true ? 0 : 1] : tolls[0];
  const made: ChargeMade = { ...charge, toll, won, proposal: proposalOf(battle, charge, toll) };
  const now = withState(
    { ...battle, phase: 'men', stream: isToss ? after : battle.stream },
    { charging: true, charge: made },
  );
  return { ok: true, battle: isOpen(made) ? now : settled(now, made, made.proposal) };
}

/** Returns everything against a choice of the dead and taken of a charge (7.1). */
function casualtyFaults(
  { mover }: KriegspielBattle,
  { sabres, charged: all, toll, stand, proposal }: ChargeMade,
  { dead, taken }: Casualties,
): KriegspielReason[] {
  const named = [...dead, ...taken];
  // 7.7: which gunners are taken follows from their guns.
  const gunners = stand === 'artillery';
  const charged = gunners ? proposal.taken : all;
  const twice = new Set(named.filter((id, i) => named.indexOf(id) !== i));
  const reasons: KriegspielReason[] = [
    ...[...twice].map((id) => ({ code: 'namedTwice', id }) as const),
    ...named
      .filter((id) => !sabres.includes(id) && !charged.includes(id))
      .map((man) => ({ code: 'notInCharge', man }) as const),
  ];
  const check = (
    what: 'dead' | 'taken',
    those: readonly string[],
    ids: readonly string[],
    due: number,
  ): void => {
    const count = ids.filter((id) => those.includes(id)).length;
    if (count !== due)
      reasons.push({
        code: 'wrongToll',
        side: those === sabres ? mover : other(mover),
        what,
        named: count,
        due,
      });
  };
  check('dead', sabres, dead, toll.chargers.dead);
  check('dead', charged, dead, toll.charged.dead);
  check('taken', sabres, taken, toll.chargers.taken);
  check('taken', charged, taken, gunners ? charged.length : toll.charged.taken);
  return reasons;
}

/**
 * Returns the battle after the mover has named the dead and the taken of the charge just made, by which these fall,
 * guns are taken, and the others go forward or owe a retirement (kriegspiel.md 7, littlewars.md 5.4); or every reason
 * against it.
 */
export function settleCharge(
  battle: KriegspielBattle,
  { casualties }: SettleChargeOrder,
): KriegspielOutcome {
  const reasons: KriegspielReason[] = phaseFaults(battle, 'men');
  const made = battle.kriegspiel.charge;
  if (made === null) return refused(...reasons, { code: 'noChargeOpen' });
  reasons.push(...casualtyFaults(battle, made, casualties));
  return refusedOr(reasons, () => settled(battle, made, casualties));
}

/**
 * Returns the battle in which a charge whose dead are still to be named is settled as proposed (kriegspiel.md 7.1);
 * unchanged if there is no such charge.
 */
export function chargeSettled(battle: KriegspielBattle): KriegspielBattle {
  const { charge } = battle.kriegspiel;
  return charge === null ? battle : settled(battle, charge, charge.proposal);
}

/** Returns the battle after a charge: its dead, its taken, where the others go, and what they owe (7.2 to 7.7). */
function settled(
  battle: KriegspielBattle,
  made: ChargeMade,
  { dead, taken }: Casualties,
): KriegspielBattle {
  const { moves } = battle;
  const fallen = battle.men.map((man): Man =>
    dead.includes(man.id) ? { ...man, state: 'dead', lying: false, met: false, escort: null } : man,
  );
  const gunsTaken = made.guns.slice(0, made.toll.gunsTaken);
  const after = withState(
    {
      ...battle,
      men: freeUnguarded(takePrisoners(fallen, taken, moves), moves),
      guns: battle.guns.map((gun): Gun =>
        gunsTaken.includes(gun.id)
          ? { ...gun, side: battle.mover, captured: moves, disputed: false, passed: [], crew: [] }
          : gun,
      ),
    },
    { charge: null },
  );
  return withDebts(withPlaces(after, made), made);
}

const survivors = (battle: KriegspielBattle, ids: readonly string[]): readonly Man[] =>
  ids.map((id) => manOf(battle, id) as Man).filter(({ state }) => state === 'ready');

/** Returns the battle with the sabres come up to those charged, and the stationary put back (7.4). */
function withPlaces(battle: KriegspielBattle, made: ChargeMade): KriegspielBattle {
  const direction = directionTo(made.from, made.to);
  const back = survivors(battle, made.charged).slice(0, made.toll.putBack);
  const now = driven(
    battle,
    back.map((man) => ({ man, by: PUT_BACK })),
    direction,
  );
  // 7.5: chargers who lose the toss do not return.
  if (made.won === false) return now;
  return advanced(now, survivors(now, made.sabres), direction, made.distance);
}

/** Returns the battle with what both sides owe in their next moves (7.2, 7.5). */
function withDebts(battle: KriegspielBattle, made: ChargeMade): KriegspielBattle {
  const { sabres, charged, stand, won } = made;
  const now = withMoveStates(battle, sabres, () => ({ charged: true, used: 1 }));
  const owing = (those: readonly string[]): KriegspielBattle =>
    withMoveStates(now, those, (_, man) => ({ retires: moveOf(man) }));
  switch (stand) {
    case 'close':
      return withMoveStates(now, charged, () => ({ fixed: true }));
    case 'extended':
      return withMoveStates(now, charged, () => ({ retires: FOOT }));
    case 'cavalry':
      return won === null ? now : owing(won ? charged : sabres);
    default:
      // 7.3: a man who was overtaken goes on retiring while he is pursued.
      return now;
  }
}
