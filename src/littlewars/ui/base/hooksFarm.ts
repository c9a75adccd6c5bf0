import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../battles/hooksFarm';
import type { BattleStore } from '../../store/store';

/** Begins the battle of Hook's Farm at its first move, set out as Wells describes it (littlewars.md 7). */
export function beginHooksFarm(store: Pick<BattleStore, 'begin'>): void {
  const { country, rules, forces, first } = HOOKS_FARM_MUSTER;
  store.begin({ name: country.name, country, rules, forces, first, places: HOOKS_FARM_PLACES });
}
