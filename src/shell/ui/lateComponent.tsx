import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { Late } from '../late';
import { beginOpening } from '../openings';
import type { Place } from './missing';
import { NotLoaded } from './NotLoaded';

/** A component that comes late, and until then nothing. */
export function lateComponent<T, P extends object>(
  part: Late<T>,
  pick: (from: T) => ComponentType<P>,
  place: Place,
): ComponentType<P> {
  const untold = place === 'untold';
  const takesKeys = !untold && place !== 'block';
  const watch = part.watch(untold);
  return function LateComponent(props) {
    const state = useSyncExternalStore(watch, part.state);
    const { onClose } = props as { readonly onClose?: () => void };
    const giveUp = useEffectEvent(() => onClose?.());
    const coming = state === null && takesKeys;
    useLayoutEffect(() => {
      if (!coming) return;
      const end = beginOpening(giveUp);
      return () => end(part.state() !== false);
    }, [coming]);

    if (state === null) return place === 'panel' ? <section className="panel" /> : null;
    if (state === false) return untold ? null : <NotLoaded place={place} onClose={onClose} />;
    const Component = pick(state);
    return <Component {...props} />;
  };
}
