import { distance, INCH, NEAR } from '../engine/lengths';
import { isReady, manOf } from '../engine/men';
import { placeFaults, refused, refusedOr } from '../engine/refusals';
import type { Man, Point, Side } from '../engine/types';
import {
  actFaults,
  chapterFaults,
  moveStateOf,
  marchPhase,
  namedTwice,
  withMoveStates,
  withState,
} from './moveState';
import { earthworkOf, isClear } from './earthworks';
import { awayFaults } from './general';
import { SECRET_WORKS } from './secrets';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import type { KriegspielBattle, Service } from './types';
import type { Work, WorkKind } from './things';
import { WORK_RULES, movesFor, distanceToWork } from './workRules';

// Works and destructions: who may begin them, and how far they are (5.7, 6.1 to 6.3).

/** The number of men needed for each inch of an entrenchment (kriegspiel.md 6.3). */
export const MEN_AN_INCH = 2;

/** 6.3: how far before its men an entrenchment may be. */
const BEFORE = INCH;

/** 6.3: the length of an epaulement. */
const EPAULEMENT = 3 * INCH;

/** How far rounding may put the length of an epaulement that stands askew. */
const ROUNDING = 1;

/** The order by which men begin a work (kriegspiel.md 6.1): on a target, such as a bridge, or at points. */
export interface WorkOrder {
  readonly kind: 'beginWork';
  readonly work: WorkKind;
  readonly men: readonly string[];
  /** The bridge, culvert, railway, depot, gun or first waggon that it is done to; null without one. */
  readonly target: string | null;
  /** Of a mine or a rail its place; the two ends of an entrenchment or epaulement; otherwise none. */
  readonly at: readonly Point[];
}

/** Returns why men may not begin a work, one by one. */
function workerFaults(
  battle: KriegspielBattle,
  { work, men }: WorkOrder,
  id: string,
): KriegspielReason[] {
  const man = manOf(battle, id);
  if (man === undefined) return [{ code: 'noSuchMan', man: id }];
  if (man.side !== battle.mover) return [{ code: 'notYours', id, side: man.side }];
  if (!isReady(man)) return [{ code: 'wrongState', man: id, state: man.state }];
  const service = battle.kriegspiel.services[id] as Service;
  const needed = WORK_RULES[work].service;
  // A secret work prevents nobody from beginning another: it is given up (6.4).
  const other = battle.kriegspiel.works.find(
    (each) => each.men.includes(id) && !SECRET_WORKS.has(each.kind),
  );
  return [
    ...(service === 'general' || (needed !== null && service !== needed)
      ? [{ code: 'wrongService', man: id, service } as const]
      : []),
    ...(other === undefined || men.every((each) => other.men.includes(each))
      ? []
      : [{ code: 'atWork', man: id, work: other.id } as const]),
    ...actFaults(battle, man, 'work'),
  ];
}

/** Returns why an entrenchment or an epaulement is not of the right length (6.3). */
function lengthFaults({ work, men, at }: WorkOrder): KriegspielReason[] {
  const [from, to] = at;
  if ((work !== 'entrench' && work !== 'epaulement') || from === undefined || to === undefined)
    return [];
  const length = distance(from, to);
  const [least, most] =
    work === 'entrench'
      ? [1, (men.length / MEN_AN_INCH) * INCH]
      : [EPAULEMENT - ROUNDING, EPAULEMENT + ROUNDING];
  return length >= least && length <= most ? [] : [{ code: 'workLength', length, least, most }];
}

/** Returns every reason against beginning a work now (kriegspiel.md 5.7, 6.1 to 6.3); empty if it may be begun. */
export function workFaults(battle: KriegspielBattle, order: WorkOrder): KriegspielReason[] {
  const { work: kind, men: ids, target, at } = order;
  const rule = WORK_RULES[kind];
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, rule.chapter),
    ...marchPhase(battle),
    ...awayFaults(battle, battle.mover),
    ...at.flatMap(placeFaults),
    ...namedTwice(ids),
    ...ids.flatMap((id) => workerFaults(battle, order, id)),
    ...lengthFaults(order),
  ];
  const count = new Set(ids).size;
  if (count < rule.men)
    reasons.push({ code: 'tooFewToWork', work: kind, men: count, least: rule.men });
  if (at.length !== rule.places)
    reasons.push({ code: 'workPlaces', work: kind, places: at.length, needed: rule.places });
  if (movesFor(battle, { kind, target, at }) === null)
    reasons.push({ code: 'nothingToWorkOn', work: kind, target });
  if (reasons.length > 0) return reasons;
  const apart = ids.map((id) => ({
    id,
    far: distanceToWork(battle, { kind, target, at }, manOf(battle, id) as Man),
  }));
  // 6.3: the diggers stand anywhere, but the trench is straight before one of them.
  const nearest = Math.min(...apart.map(({ far }) => far));
  for (const { id, far } of apart) {
    const most = kind === 'entrench' && far === nearest ? BEFORE : NEAR;
    if (far > most) reasons.push({ code: 'tooFarToWork', man: id, distance: far, most });
  }
  const piece = earthworkOf({ id: '', kind, at });
  if (piece !== null && !isClear(battle, piece)) reasons.push({ code: 'workInWay', work: kind });
  return reasons;
}

/**
 * Returns the battle after a work was begun (kriegspiel.md 6.1), or every reason against it. Its men do nothing else in
 * this move (3.1). The men of a secret work may act all the same, but then begin the work anew (6.4).
 */
export function beginWork(battle: KriegspielBattle, order: WorkOrder): KriegspielOutcome {
  const reasons = workFaults(battle, order);
  if (reasons.length > 0) return refused(...reasons);
  const { work: kind, men, target, at } = order;
  const { mover } = battle;
  const { works, begun } = battle.kriegspiel;
  const takes = movesFor(battle, { kind, target, at }) as number;
  // A man who begins another work gives up his former one.
  const left = works.filter((each) => !each.men.some((id) => men.includes(id)));
  const made: Work = {
    // Numbered by side: a number says nothing of what the other has begun in secret (6.4).
    id: `${mover === 'red' ? 'R' : 'B'}K${begun[mover] + 1}`,
    side: mover,
    kind,
    men,
    target,
    at,
    done: 0,
    takes,
  };
  const now = withState(battle, {
    works: [...left, made],
    begun: { ...begun, [mover]: begun[mover] + 1 },
  });
  return refusedOr([], () =>
    SECRET_WORKS.has(kind)
      ? now
      : { ...withMoveStates(now, men, () => ({ worked: true })), phase: 'men' },
  );
}

/**
 * Returns the men of a work who count for it in this move (kriegspiel.md 6.1): free and armed, within six inches of it,
 * and without having moved or done anything else; in the order of the work's men.
 */
export const workersOf = (battle: KriegspielBattle, work: Work): readonly Man[] =>
  work.men.flatMap((id) => {
    const man = manOf(battle, id);
    if (man === undefined || man.side !== work.side || !isReady(man)) return [];
    const { used, halves, fired, worked, charged, start } = moveStateOf(battle, man);
    const stays = used === 0 && halves === 0 && !fired && !charged && distance(start, man) === 0;
    // A man who goes aboard, or begins another work, no longer digs at a secret one. Digging at a secret one is not
    // counted as an act, because others would see it.
    if (worked && SECRET_WORKS.has(work.kind)) return [];
    return stays && distanceToWork(battle, work, man) <= NEAR ? [man] : [];
  });

/**
 * Returns the works of both sides after one more move of `side` (kriegspiel.md 6.1): those that go on, and those of
 * `side` that are done, both in the order of the battle's works. A work with too few men at it begins anew; a work
 * whose target is gone ends.
 */
export function advanced(
  battle: KriegspielBattle,
  side: Side,
): { readonly going: readonly Work[]; readonly done: readonly Work[] } {
  const going: Work[] = [];
  const done: Work[] = [];
  for (const work of battle.kriegspiel.works) {
    if (work.side !== side) going.push(work);
    else if (movesFor(battle, work) !== null) {
      const least = menNeededFor(work);
      // A work that is done waits while somebody stands where its piece will be.
      const next =
        workersOf(battle, work).length >= least ? Math.min(work.done + 1, work.takes) : 0;
      (next >= work.takes ? done : going).push({ ...work, done: next });
    }
  }
  return { going, done };
}

/** 6.3: returns how many men an entrenchment needs. */
const diggersFor = ([from, to]: readonly Point[]): number =>
  Math.ceil((distance(from as Point, to as Point) / INCH) * MEN_AN_INCH);

/**
 * Returns how many men a work needs in every move (kriegspiel.md 5.7, 6.1 to 6.3); for an entrenchment by the length
 * between its two ends.
 */
export const menNeededFor = ({ kind, at }: Pick<Work, 'kind' | 'at'>): number =>
  kind === 'entrench' ? diggersFor(at) : WORK_RULES[kind].men;
