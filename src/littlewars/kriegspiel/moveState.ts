import { isMoving, phaseFaults } from '../engine/refusals';
import type { Man } from '../engine/types';
import type { Act, KriegspielReason } from './reasons';
import type { Chapter, MoveState, KriegspielBattle, KriegspielState } from './types';

/** The greatest rounding error of a share of a march. */
const ROUNDING = 1e-9;

/** Returns whether a battle is fought with this chapter of the rules of Kriegspiel. */
export const takes = ({ kriegspiel }: KriegspielBattle, chapter: Chapter): boolean =>
  kriegspiel.chapters.includes(chapter);

/** Returns why an order of this chapter may not be given: the battle does not take it; empty if it does. */
export const chapterFaults = (battle: KriegspielBattle, chapter: Chapter): KriegspielReason[] =>
  takes(battle, chapter) ? [] : [{ code: 'notTaken', chapter }];

/** Returns a reason against an order for the ids that it names more than once; empty if it names none twice. */
export const namedTwice = (ids: readonly string[]): KriegspielReason[] =>
  [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))].map((id) => ({
    code: 'namedTwice',
    id,
  }));

/** Returns the battle with the given parts of its state of Kriegspiel replaced. */
export const withState = (
  battle: KriegspielBattle,
  change: Partial<KriegspielState>,
): KriegspielBattle => ({ ...battle, kriegspiel: { ...battle.kriegspiel, ...change } });

/** The state in a move (`MoveState`) of a man who has done nothing in it and owes nothing, but for its `start`. */
export const IDLE: Omit<MoveState, 'start'> = {
  halves: 0,
  used: 0,
  fired: false,
  worked: false,
  charged: false,
  fixed: false,
  retires: 0,
  pursuit: 'free',
};

/** Returns what a man has done in this move and what he owes; if nothing is stored of him, nothing (`IDLE`). */
export const moveStateOf = (battle: KriegspielBattle, { id, x, y }: Standing): MoveState =>
  battle.kriegspiel.duties[id] ?? { ...IDLE, start: { x, y } };

type Standing = Pick<Man, 'id' | 'x' | 'y'>;

/**
 * Returns the battle after a change of what the men with these ids have done in this move and owe: `change` gets a
 * man's state and the man, and returns the parts of the state to replace.
 */
export const withMoveStates = (
  battle: KriegspielBattle,
  ids: readonly string[],
  change: (moveState: MoveState, man: Man) => Partial<MoveState>,
): KriegspielBattle => {
  const those = new Set(ids);
  return withState(battle, {
    duties: {
      ...battle.kriegspiel.duties,
      ...Object.fromEntries(
        battle.men
          .filter(({ id }) => those.has(id))
          .map((man) => {
            const moveState = moveStateOf(battle, man);
            return [man.id, { ...moveState, ...change(moveState, man) }];
          }),
      ),
    },
  });
};

/**
 * Returns the share of a whole march that is left to a man, from 0 to 1: each half spent on a change of formation
 * takes a half, and what he has marched its share (kriegspiel.md 2.5).
 */
export const shareLeft = ({ halves, used }: Pick<MoveState, 'halves' | 'used'>): number =>
  Math.max(0, 1 - halves / 2 - used);

/** Returns whether `left`, a share of a whole march, is enough for `cost`, apart from rounding errors. */
export const affords = (left: number, cost: number): boolean => cost <= left + ROUNDING;

/** Returns whether a man in this state has neither marched nor changed formation or mounted in this move. */
export const isFresh = ({ halves, used }: Pick<MoveState, 'halves' | 'used'>): boolean =>
  halves === 0 && used === 0;

/**
 * Returns why nobody may march, change formation or work now (kriegspiel.md 2.1): no move is in progress, or a charge
 * has been made in it. Empty if they may.
 */
export const marchPhase = (battle: KriegspielBattle): KriegspielReason[] => [
  ...phaseFaults(battle, 'guns', 'men'),
  ...(isMoving(battle) && battle.kriegspiel.charging ? [{ code: 'charging' } as const] : []),
];

/** 7.2: what a man who is held in place does not do; a change of formation moves men too. */
const MOVING: ReadonlySet<Act> = new Set(['march', 'change', 'charge']);

/**
 * Returns why a man may not act as `to` says after what he has done in this move, or because he is held in place,
 * owes a retirement or lacks supplies (kriegspiel.md 3.1, 5.6, 7.2); empty if he may. Retiring is a march. Whether
 * the mover commands him at all is `controlFaults`.
 */
export function actFaults(battle: KriegspielBattle, man: Standing, to: Act): KriegspielReason[] {
  const { id } = man;
  const moveState = moveStateOf(battle, man);
  const did: readonly Act[] = [
    ...(moveState.fired ? (['fire'] as const) : []),
    ...(moveState.worked ? (['work'] as const) : []),
    ...(moveState.charged ? (['charge'] as const) : []),
    ...(moveState.used > 0 ? (['march'] as const) : []),
    ...(moveState.halves > 0 ? (['change'] as const) : []),
  ];
  const reasons: KriegspielReason[] = did
    .filter((each) => !mayFollow(each, to))
    .map((each) => ({ code: 'hasActed', id, did: each, to }));
  if (moveState.fixed && MOVING.has(to)) reasons.push({ code: 'heldInPlace', id });
  if (moveState.retires > 0 && to !== 'march')
    reasons.push({ code: 'mustRetire', id, by: moveState.retires });
  return [...reasons, ...hungerFaults(battle, id, to)];
}

/** 5.6: in how many moves, over both sides, somebody without food or forage is out of action. */
const STARVED = 12;

/** Returns whether a man has lacked food or forage in six finished moves of his side (kriegspiel.md 5.6). */
export function isOutOfAction({ kriegspiel, moves }: KriegspielBattle, id: string): boolean {
  const { food, forage } = kriegspiel.wanting[id] ?? {};
  return Math.min(food ?? Infinity, forage ?? Infinity) + STARVED < moves;
}

/**
 * Returns why a man, by id, who lacks food or forage may not act as `to` says (kriegspiel.md 5.6): he marches only to
 * retire and charges nobody, and after six moves does nothing. Empty if he may.
 */
export function hungerFaults(battle: KriegspielBattle, id: string, to: Act): KriegspielReason[] {
  const retires = battle.kriegspiel.duties[id]?.retires ?? 0;
  const stays = (to === 'march' && retires === 0) || to === 'charge';
  if (!stays && !isOutOfAction(battle, id)) return [];
  const lacking = battle.kriegspiel.wanting[id] ?? {};
  return (['food', 'forage'] as const).flatMap((supply): KriegspielReason[] => {
    const since = lacking[supply];
    return since === undefined ? [] : [{ code: 'noSupply', id, supply, since }];
  });
}

/** 2.1, 2.5, 6.1, 7.1: a march may follow a march or a change, a charge a change; works stand alone. */
function mayFollow(did: Act, to: Act): boolean {
  if (to === 'march' || to === 'change') return did === 'march' || did === 'change';
  return to === 'charge' && did === 'change';
}
