import { useEffect, useEffectEvent } from 'react';

/**
 * Hook: while `wanted`, calls back when a finger, a button or a key is pressed, before that has an effect and
 * without delaying it.
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
