import { CONTACT, NEAR } from '../engine/lengths';
import { isReady, isWithin, manOf, other } from '../engine/men';
import { phaseFaults, refused, refusedOr } from '../engine/refusals';
import { SIDES, type Battle, type Man, type ManState, type Side } from '../engine/types';
import { chapterFaults, withState } from './moveState';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import type { KriegspielBattle } from './types';

// Chapter 4: the General, who follows him, and what waits for him.

/** In which states a General still commands: also after he has left the field (LW 6.4), alive. */
const COMMANDS: ReadonlySet<ManState> = new Set(['ready', 'gone', 'aboard']);
/** 4.2: for how many moves of his side a shell sends him away. */
const AWAY = 3;

/** Returns whether a man, by id, is the General of either side (kriegspiel.md 4.1). */
export const isGeneral = ({ kriegspiel }: KriegspielBattle, id: string): boolean =>
  SIDES.some((side) => kriegspiel.generals[side].man === id);

/** Returns whether a man is a General whom nothing strikes and who is in nobody's way (kriegspiel.md 4.2). */
export const isInvulnerable = (battle: KriegspielBattle, id: string): boolean =>
  !battle.kriegspiel.generalVulnerable && isGeneral(battle, id);

/** Returns the battle without the Generals (kriegspiel.md 4.2), who are in no melee and support nobody. */
export function fighting(battle: KriegspielBattle): KriegspielBattle {
  const { red, blue } = battle.kriegspiel.generals;
  return { ...battle, men: battle.men.filter(({ id }) => id !== red.man && id !== blue.man) };
}

/** Returns the battle without the Generals if nothing strikes them in it (kriegspiel.md 4.2); otherwise unchanged. */
export const strikable = (battle: KriegspielBattle): KriegspielBattle =>
  battle.kriegspiel.generalVulnerable ? battle : fighting(battle);

/**
 * Returns the battle `after` with the Generals put back whom `fighting` or `strikable` left out before an order
 * (kriegspiel.md 4.2). The second argument is the battle before the order: the Generals are as in it, and all men in
 * its order.
 */
export function rejoined<T extends Pick<Battle, 'men'>>(after: T, { men }: Pick<Battle, 'men'>): T {
  const now = new Map(after.men.map((man) => [man.id, man]));
  return { ...after, men: men.map((man) => now.get(man.id) ?? man) };
}

/**
 * Returns the reason `generalAway` while a side's General is away after a shell (kriegspiel.md 4.2): until he returns
 * the side may neither change a formation nor begin a work. Empty if he is not away.
 */
export const awayFaults = (battle: KriegspielBattle, side: Side): KriegspielReason[] => {
  const { awayUntil } = battle.kriegspiel.generals[side];
  return awayUntil > battle.moves ? [{ code: 'generalAway', side, until: awayUntil }] : [];
};

const withGeneral = (
  battle: KriegspielBattle,
  side: Side,
  change: Partial<KriegspielBattle['kriegspiel']['generals']['red']>,
): KriegspielBattle => {
  const { generals } = battle.kriegspiel;
  return withState(battle, { generals: { ...generals, [side]: { ...generals[side], ...change } } });
};

/**
 * Returns a number of finished moves of both sides together: when it is reached, each side has finished at least
 * `count` moves more (kriegspiel.md 4.2).
 */
export const afterMoves = ({ moves }: Pick<Battle, 'moves'>, count: number): number =>
  moves + 2 * count + 1;

/** Returns the battle after a shell has sent these Generals away for three moves of their side (kriegspiel.md 4.2). */
export const sentAway = (battle: KriegspielBattle, ids: readonly string[]): KriegspielBattle =>
  SIDES.filter((side) => ids.some((id) => battle.kriegspiel.generals[side].man === id)).reduce(
    (now, side) => withGeneral(now, side, { awayUntil: afterMoves(battle, AWAY) }),
    battle,
  );

/**
 * Returns the men of a side who may follow its General (kriegspiel.md 4.2): its free armed cavalrymen, or, if none is
 * left, all its free armed men. They are in the order of the battle's men, in which the first is the next in rank.
 */
export function nextInRank(battle: KriegspielBattle, side: Side): readonly Man[] {
  const ready = battle.men.filter(
    (man) => man.side === side && isReady(man) && !isGeneral(battle, man.id),
  );
  const cavalry = ready.filter(({ id }) => battle.kriegspiel.services[id] === 'cavalry');
  return cavalry.length > 0 ? cavalry : ready;
}

/**
 * Returns the battle in which each General who is lost is followed by the man whom his side has named, or else by the
 * next in rank, if there is one (kriegspiel.md 4.2).
 */
export const succeeded = (battle: KriegspielBattle): KriegspielBattle =>
  SIDES.reduce((now, side) => {
    const { man: id, next } = now.kriegspiel.generals[side];
    const general = id === null ? undefined : manOf(now, id);
    if (general === undefined || COMMANDS.has(general.state)) return now;
    const able = nextInRank(now, side);
    const man = able.find((each) => each.id === next) ?? able[0];
    return withGeneral(now, side, { man: man?.id ?? null, awayUntil: 0, next: null });
  }, battle);

/**
 * Returns the battle at the end of the move of the side `mover`, in which the enemy's General is captured if a man of
 * `mover` is in contact with him and none of the General's side is within six inches (kriegspiel.md 4.2). It is
 * unchanged where Generals are not vulnerable.
 */
export function generalsCaptured(battle: KriegspielBattle, mover: Side): KriegspielBattle {
  const side = other(mover);
  const general = battle.men.find(({ id }) => battle.kriegspiel.generals[side].man === id);
  if (general === undefined || !isReady(general) || !battle.kriegspiel.generalVulnerable)
    return battle;
  const isHeld = battle.men.some(
    (man) => man.side === mover && isReady(man) && isWithin(man, general, CONTACT),
  );
  const isHelped = battle.men.some(
    (man) => man.side === side && man !== general && isReady(man) && isWithin(man, general, NEAR),
  );
  if (!isHeld || isHelped) return battle;
  const state: ManState = 'captive';
  return succeeded({
    ...battle,
    men: battle.men.map((man): Man => (man === general ? { ...man, state, met: false } : man)),
  });
}

/** The order by which a side names the man, by id, who is to follow its General if he is lost (kriegspiel.md 4.2). */
export interface NameNextOrder {
  readonly kind: 'nameNext';
  readonly side: Side;
  readonly man: string;
}

/**
 * Returns the battle after a side has named who follows its General (kriegspiel.md 4.2), or every reason against it.
 */
export function nameNext(
  battle: KriegspielBattle,
  { side, man: id }: NameNextOrder,
): KriegspielOutcome {
  const reasons = [
    ...chapterFaults(battle, 'command'),
    ...phaseFaults(battle, 'guns', 'men', 'melees', 'interval'),
  ];
  const man = manOf(battle, id);
  if (man === undefined) return refused(...reasons, { code: 'noSuchMan', man: id });
  if (man.side !== side) reasons.push({ code: 'notYours', id, side: man.side });
  else if (!isReady(man)) reasons.push({ code: 'wrongState', man: id, state: man.state });
  else if (!nextInRank(battle, side).includes(man))
    reasons.push({ code: 'notNextInRank', man: id });
  return refusedOr(reasons, () => withGeneral(battle, side, { next: id }));
}
