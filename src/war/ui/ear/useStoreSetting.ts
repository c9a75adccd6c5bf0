import { useSyncExternalStore } from 'react';
import type { WarSettings } from '../../game/settings';
import { useGameStore } from '../base/useGame';

/** A setting of the page: a lesson, which has its own, is heard as all else is. */
export function useStoreSetting<K extends keyof WarSettings>(name: K): WarSettings[K] {
  const { settings } = useGameStore();
  return useSyncExternalStore(settings.subscribe, () => settings.getState()[name]);
}
