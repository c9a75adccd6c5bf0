import { useEffect, useEffectEvent } from 'react';

/** Hook: calls back at the next press of a finger, a button or a key, before its effect, without delaying it. */
export function useInput(wanted: boolean, onInput: (event: Event) => void): void {
  const act = useEffectEvent(onInput);
  useEffect(() => {
    if (!wanted) return;
    const hear = (event: Event): void => act(event);
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, hear, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, hear, true);
    };
  }, [wanted]);
}
