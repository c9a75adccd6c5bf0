import { useEffect, useEffectEvent } from 'react';
import type { ClockOrders } from '../../runningClock';

/** Why a clock stands still: nobody sees the page. It goes on when somebody lets it. */
export const OUT_OF_SIGHT = 'hidden';

/**
 * Saves what a clock has left when the page goes out of sight, and stops it where that is wished; `onSeen` is called when the page is
 * seen again. Null while no clock is there.
 */
export function useOutOfSight(
  clock: Pick<ClockOrders<string, unknown>, 'pause' | 'keep'> | null,
  stops: () => boolean,
  onSeen?: () => void,
): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) onSeen?.();
    else if (stops()) clock?.pause(OUT_OF_SIGHT);
    else clock?.keep();
  });
  const leave = useEffectEvent(() => clock?.keep());
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
