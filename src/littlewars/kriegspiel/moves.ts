import { endMove, go, settle } from '../engine/endOfMove';
import { movedBy } from '../engine/men';
import { phaseFaults, refused } from '../engine/refusals';
import { makeReady } from '../engine/settingOut';
import type { Outcome } from '../engine/reasons';
import type { Side } from '../engine/types';
import type { Casualties } from '../engine/meleeTypes';
import { bodyWith } from './bodies';
import { IDLE, takes, withMoveStates, withState } from './moveState';
import { judgedFit } from './ending';
import { fighting, generalsCaptured, rejoined } from './general';
import { loseHorses } from './horses';
import { withPursuit } from './pursuit';
import { ofEngine, type KriegspielOutcome, type KriegspielReason } from './reasons';
import { transportsAtEnd, transportsAtGo } from './boarding';
import { madeRetirements } from './retirements';
import type { KriegspielBattle, Limber } from './types';
import { outOfActionTaken, supplied } from './provisions';
import { worked } from './worksDone';

/** What a chapter does at the beginning or the end of a side's move. */
type Hook = (battle: KriegspielBattle, mover: Side) => KriegspielBattle;

/** Returns the men whom a side moves, its prisoners too, by id. */
const menOf = ({ men }: KriegspielBattle, mover: Side): readonly string[] =>
  men.filter((man) => movedBy(man) === mover).map(({ id }) => id);

/** 2.1: returns the battle in which nobody has done anything yet in the move that begins; debts (7) stay. */
const clearMoveStates: Hook = (battle, mover) =>
  withState(
    withMoveStates(
      withState(battle, { charging: false }),
      menOf(battle, mover),
      ({ fixed, retires, pursuit }, { x, y }) => ({
        ...IDLE,
        start: { x, y },
        fixed,
        retires,
        pursuit,
      }),
    ),
    {
      waggons: battle.kriegspiel.waggons.map((waggon) =>
        waggon.side === mover ? { ...waggon, used: 0, moved: false } : waggon,
      ),
      guns: Object.fromEntries(
        battle.guns.map(({ id, side }) => {
          const gun = battle.kriegspiel.guns[id] as Limber;
          return [id, side === mover ? { ...gun, halves: 0, used: 0 } : gun];
        }),
      ),
    },
  );

/** 7.2: a man who was held in place has served it at the end of his move. */
const payDebts: Hook = (battle, mover) =>
  withMoveStates(battle, menOf(battle, mover), () => ({ fixed: false }));

/** Each chapter adds its own, in the order of the chapters: what a move begins with. */
const AT_GO: readonly Hook[] = [clearMoveStates, transportsAtGo];
/** What a side's move ends with (2.1), after its melees: charges (7), works (6), supply (5), the end (1.4). */
const AT_END: readonly Hook[] = [
  generalsCaptured,
  payDebts,
  withPursuit,
  loseHorses,
  transportsAtEnd,
  worked,
  supplied,
  judgedFit,
];
/** What comes before its melees: retirements that are owed are made (7), and men out of action are captured (5.6). */
const BEFORE_END: readonly Hook[] = [madeRetirements, outOfActionTaken];

const run = (hooks: readonly Hook[], battle: KriegspielBattle, mover: Side): KriegspielBattle =>
  hooks.reduce((now, hook) => hook(now, mover), battle);

/**
 * Returns the battle after a side has declared that it is set out, or every reason against it. In addition to what
 * Little Wars asks (littlewars.md 2.3), its waggons must be set out, and with the chapter *formations* everybody
 * except gunners and the General must be in a body (kriegspiel.md 2.5).
 */
export function readyKriegspiel(battle: KriegspielBattle, side: Side): KriegspielOutcome {
  const outcome = ofEngine(battle, makeReady(battle, side));
  if (battle.phase !== 'settingOut') return outcome;
  const { waggons, services } = battle.kriegspiel;
  const missing = waggons.filter((each) => each.side === side && !battle.placed.includes(each.id));
  const loose = battle.men.filter(
    ({ id, side: of }) =>
      of === side &&
      services[id] !== 'artillery' &&
      services[id] !== 'general' &&
      bodyWith(battle, id) === undefined,
  );
  const reasons: KriegspielReason[] = outcome.ok ? [] : [...outcome.reasons];
  if (missing.length > 0) reasons.push({ code: 'notSetOut', ids: missing.map(({ id }) => id) });
  if (takes(battle, 'formations') && loose.length > 0)
    reasons.push({ code: 'inNoBody', men: loose.map(({ id }) => id) });
  return reasons.length > 0 ? refused(...reasons) : outcome;
}

/**
 * Returns the battle at the beginning of the next move, as in Little Wars (littlewars.md 3.1), with nobody having done
 * anything in it, and boarding going on (kriegspiel.md 2.1, 8.1); or every reason why it cannot begin.
 */
export function goKriegspiel(battle: KriegspielBattle): KriegspielOutcome {
  const outcome = ofEngine(battle, go(battle));
  return outcome.ok ? { ok: true, battle: run(AT_GO, outcome.battle, battle.mover) } : outcome;
}

/** Returns an outcome with what each chapter adds at the end of a move, if the order has ended it. */
function ended(battle: KriegspielBattle, outcome: Outcome): KriegspielOutcome {
  const after = ofEngine(
    battle,
    outcome.ok ? { ok: true, battle: rejoined(outcome.battle, battle) } : outcome,
  );
  return after.ok && after.battle.moves > battle.moves
    ? { ok: true, battle: run(AT_END, after.battle, battle.mover) }
    : after;
}

/**
 * Returns the battle after the end of the move (kriegspiel.md 2.1), or every reason why it cannot end. If there are
 * melees, the move is over only once they are settled.
 */
export function endKriegspiel(battle: KriegspielBattle): KriegspielOutcome {
  const reasons = phaseFaults(battle, 'guns', 'men');
  if (reasons.length > 0) return refused(...reasons);
  const before = run(BEFORE_END, battle, battle.mover);
  return ended(before, endMove(fighting(before)));
}

/**
 * Returns the battle after a melee, by its number from 0, was settled with these casualties (littlewars.md 5.3), or
 * every reason against it. When the last melee is settled, the move ends.
 */
export const settleKriegspiel = (
  battle: KriegspielBattle,
  melee: number,
  casualties: Casualties,
): KriegspielOutcome => ended(battle, settle(fighting(battle), melee, casualties));
