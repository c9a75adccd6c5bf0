import { useEffect, useEffectEvent } from 'react';

/**
 * Hook: while `wanted`, calls back at each press of a finger, a button or a key anywhere on the page, before the press
 * has its effect and without delaying it.
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
