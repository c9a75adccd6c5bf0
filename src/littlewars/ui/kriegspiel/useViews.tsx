import { useState, type ReactNode } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { takes } from '../../kriegspiel/moveState';
import type { Chapter, Charge, KriegspielBattle } from '../../kriegspiel/types';
import { t } from '../../words/t';
import type { DrawLayer } from '../plan/view';
import { blocksOf } from './plan/bodyShape';
import { BurstView } from './plan/BurstView';
import { menaceTo } from './plan/chargeReach';
import { ChargeView, ReachView } from './plan/ChargeView';
import { supplyShown } from './plan/supplyTies';
import { SupplyStates, SupplyTies } from './plan/SupplyView';
import type { ShownFire } from './fire/shown';

/** What the mover may lay over the plan, each with its chapter and its key. */
const VIEWS = {
  menace: { chapter: 'charges', key: 'c' },
  supply: { chapter: 'supply', key: 's' },
} as const satisfies Readonly<Record<string, { readonly chapter: Chapter; readonly key: string }>>;
type View = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as readonly View[];

const supplyOf = memoizeLast(supplyShown);
const menaceOf = memoizeLast(menaceTo);
const blocksIn = memoizeLast(blocksOf);

/** Returns the views that a battle has, by its chapters; none once it is over. */
const viewsOf = (battle: KriegspielBattle): readonly View[] =>
  battle.phase === 'over' ? [] : NAMES.filter((view) => takes(battle, VIEWS[view].chapter));

/**
 * Hook: returns what is drawn over the plan of a battle of Kriegspiel, `below` and `above` its men: the mover's supply
 * (kriegspiel.md 5) and what the enemy could charge (7.3), each if the mover has asked for it; the previewed `charges`;
 * where a shell burst (`fired`). `keys` and `buttons` show and hide the first two; a key announces it.
 */
export function useViews(
  battle: KriegspielBattle,
  charges: readonly Charge[],
  fired: ShownFire | null,
) {
  const announcer = useAnnouncer();
  const [shown, setShown] = useState<readonly View[]>([]);
  const toggle = (view: View): void =>
    setShown((now) => (now.includes(view) ? now.filter((each) => each !== view) : [...now, view]));
  /** A button says itself whether it is pressed. */
  function toggleByKey(view: View): void {
    toggle(view);
    const words = { view: t(`lwKriegspielTable:views.${view}`) };
    announcer.answer(
      t(`lwKriegspielTable:view.${shown.includes(view) ? 'hidden' : 'shown'}`, words),
    );
  }
  const taken = viewsOf(battle);
  const showsSupply = taken.includes('supply') && shown.includes('supply');
  const showsMenace = taken.includes('menace') && shown.includes('menace');
  const supply = showsSupply ? supplyOf(battle, battle.mover) : null;
  const menace = showsMenace ? menaceOf(battle, battle.mover) : null;
  const blocks = showsSupply || showsMenace ? blocksIn(battle) : [];
  const below: DrawLayer = (drawing) => (
    <>
      {menace !== null && <ReachView {...drawing} menace={menace} blocks={blocks} />}
      {supply !== null && <SupplyTies {...drawing} supply={supply} />}
    </>
  );
  const above: DrawLayer = (drawing) => (
    <>
      {supply !== null && <SupplyStates {...drawing} supply={supply} blocks={blocks} />}
      {charges.map((charge) => (
        <ChargeView key={charge.body} {...drawing} battle={battle} charge={charge} />
      ))}
      {fired?.kind === 'shell' && fired.burst !== null && (
        <BurstView {...drawing} battle={fired.before} burst={fired.burst} />
      )}
    </>
  );
  const buttons: ReactNode = taken.length > 0 && (
    <p className="lw-acts row">
      {taken.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={shown.includes(view)}
          aria-keyshortcuts={VIEWS[view].key}
          onClick={() => toggle(view)}
        >
          {t(`lwKriegspielTable:views.${view}`)}
        </button>
      ))}
    </p>
  );
  return {
    below,
    above,
    buttons,
    showsSupply,
    keys: Object.fromEntries(taken.map((view) => [VIEWS[view].key, () => toggleByKey(view)])),
  };
}
