import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from '../../battles/hooksFarm';
import type { BattleStore } from '../../store/store';

/** Begins a game of Hook's Farm at the first move, both sides set out as Wells tells it (littlewars.md 7). */
export function beginHooksFarm(store: Pick<BattleStore, 'begin'>): void {
  const { country, rules, forces, first } = HOOKS_FARM_MUSTER;
  store.begin({ name: country.name, country, rules, forces, first, places: HOOKS_FARM_PLACES });
}
