import { useEffect, useEffectEvent } from 'react';
import type { ClockOrders } from '../../runningClock';

/** The reason of a clock stopped while the page is hidden. It continues when the player resumes. */
const OUT_OF_SIGHT = 'hidden';

/**
 * Hook: whenever the page is hidden, saves the time left, and also stops the clock if `stops` returns true; whenever
 * the page is left, saves the time left. Does nothing if `clock` is null.
 */
export function useOutOfSight(
  clock: Pick<ClockOrders<string, unknown>, 'pause' | 'save'> | null,
  stops: () => boolean,
): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) return;
    if (stops()) clock?.pause(OUT_OF_SIGHT);
    else clock?.save();
  });
  const leave = useEffectEvent(() => clock?.save());
  useEffect(() => {
    const changed = (): void => look();
    const left = (): void => leave();
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', left);
    };
  }, []);
}
