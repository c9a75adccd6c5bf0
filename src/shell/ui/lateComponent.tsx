import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { Late } from '../late';
import { beginOpening } from '../openings';
import { NotLoaded } from './NotLoaded';

/**
 * Where it is told that a component cannot be fetched. Those that take a place of the page over when a person opens
 * them have the keys that follow; `block` is a part of what is there already, and `untold` leaves it to the page.
 */
export type Place = 'dialog' | 'panel' | 'screen' | 'block' | 'untold';

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
