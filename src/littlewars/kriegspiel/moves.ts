import { endMove, go, settle } from '../engine/endOfMove';
import { phaseFaults } from '../engine/refusals';
import type { Outcome } from '../engine/reasons';
import type { Casualties, Side } from '../engine/types';
import { IDLE, withDuties, withState } from './duties';
import { fighting, generalsCaptured, rejoined } from './general';
import { madeRetirements, withPursuit } from './pursuit';
import { ofEngine, refuse, type KriegspielOutcome } from './reasons';
import type { KriegspielBattle } from './types';

/** What a chapter does at the beginning or the end of a side's move. */
type Hook = (battle: KriegspielBattle, mover: Side) => KriegspielBattle;

/** 2.1: returns the battle in which nobody has done anything yet in the move that begins; debts (7) stay. */
const clearDuties: Hook = (battle, mover) =>
  withState(
    withDuties(
      withState(battle, { charging: false }),
      battle.men.filter(({ side }) => side === mover).map(({ id }) => id),
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
    },
  );

/** 7.2: whoever was held in place has served it at the end of his move. */
const payDebts: Hook = (battle, mover) =>
  withDuties(
    battle,
    battle.men.filter(({ side }) => side === mover).map(({ id }) => id),
    () => ({ fixed: false }),
  );

/** Each chapter adds its own, in the order of the chapters: what a move begins with. */
const AT_GO: readonly Hook[] = [clearDuties];
/** What a side's move ends with (2.1), after its melees: charges (7), works (6), supply (5), the end (1.4). */
const AT_END: readonly Hook[] = [generalsCaptured, payDebts, withPursuit];
/** What comes before its melees: who owes a retirement makes it (7). */
const BEFORE_END: readonly Hook[] = [madeRetirements];

const run = (hooks: readonly Hook[], battle: KriegspielBattle, mover: Side): KriegspielBattle =>
  hooks.reduce((now, hook) => hook(now, mover), battle);

/** Begins the next move, as the engine does, with what each chapter adds. */
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

/** Ends the move (2.1); where there are melees, it is over once they are settled. */
export function endKriegspiel(battle: KriegspielBattle): KriegspielOutcome {
  const reasons = phaseFaults(battle, 'guns', 'men');
  if (reasons.length > 0) return refuse(...reasons);
  const before = run(BEFORE_END, battle, battle.mover);
  return ended(before, endMove(fighting(before)));
}

export const settleKriegspiel = (
  battle: KriegspielBattle,
  melee: number,
  casualties: Casualties,
): KriegspielOutcome => ended(battle, settle(fighting(battle), melee, casualties));
