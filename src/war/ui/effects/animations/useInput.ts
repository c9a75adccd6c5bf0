import { useEffect, useEffectEvent } from 'react';

/**
 * Hook: while `wanted` is true, calls `onInput` at each press of a finger, a mouse button or a key anywhere on the
 * page, before the press has its own effect and without preventing it.
 */
export function useInput(wanted: boolean, onInput: (event: Event) => void): void {
  const act = useEffectEvent(onInput);
  useEffect(() => {
    if (!wanted) return;
    const listen = (event: Event): void => act(event);
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, listen, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listen, true);
    };
  }, [wanted]);
}
