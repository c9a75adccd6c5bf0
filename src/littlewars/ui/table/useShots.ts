import { useMemo, useState } from 'react';
import { useMedia } from '../../../shell/ui/useMedia';
import { useSignal } from '../../../shell/ui/useSignal';
import type { Battle } from '../../engine/types';
import { shotCounted } from '../../game/settings';
import { shotWords } from '../../words/shot';
import { useBattleStore, useOwnSettings } from '../base/useGame';
import { showShot, useIsInFlight, useShotEnd, type PlayedShot } from '../gunner/shotClock';
import type { ShownShot } from '../plan/view';
import type { useTable } from './useTable';

/**
 * Hook: returns the function that fires a gun, and what the plan draws of the shots of both sides. `watched` says
 * that the gunner's view shows and announces the shot instead. `shown` is the shot on the plan, where the last one of
 * the move stays until a man is moved; `men` are as they stood before a shot while it is being shown.
 */
export function useShots(battle: Battle, table: ReturnType<typeof useTable>, watched: boolean) {
  const store = useBattleStore();
  const settings = useOwnSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [played, setPlayed] = useState<PlayedShot | null>(null);
  const isInFlight = useIsInFlight(played);

  function fire(gun: string, bearing: number, elevation: number): void {
    const outcome = store.give({ kind: 'fire', gun, bearing, elevation });
    if (outcome.ok) settings.change(shotCounted(settings.getState()));
    else table.refused(outcome.reasons);
  }

  // The shots of the program are shown as well as those of people.
  useSignal(store.onEvent, (event) => {
    if (event.is !== 'order' || event.order.kind !== 'fire') return;
    const shot = event.after.shots.at(-1);
    if (shot !== undefined) setPlayed(showShot(shot, event.before, still));
  });

  useShotEnd(watched ? null : played, ({ before, shot }) => {
    setPlayed(null);
    table.say(() => shotWords(before, shot));
  });

  // Once men move, the shot no longer covers where they go.
  const shot = played?.shot ?? (battle.phase === 'guns' ? battle.shots.at(-1) : undefined);
  const clock = isInFlight ? played?.clock : undefined;
  const shown = useMemo(
    (): ShownShot | null => (shot === undefined ? null : { shot, clock }),
    [shot, clock],
  );
  return {
    played,
    /** The shot as the plan shows it, and the men as they stand at that time of it. */
    shown,
    men: ((isInFlight ? played?.before : null) ?? battle).men,
    fire,
    forget: () => setPlayed(null),
  };
}
