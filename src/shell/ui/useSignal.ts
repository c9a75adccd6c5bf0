import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Subscribe } from '../signal';

/**
 * Hook: calls `listener` synchronously with each message of a signal while the component is mounted, before the page
 * shows what the message reports. `subscribe` must stay the same function, `listener` need not.
 */
export function useSignal<T>(subscribe: Subscribe<T>, listener: (message: T) => void): void {
  const onMessage = useEffectEvent(listener);
  useLayoutEffect(() => subscribe((message) => onMessage(message)), [subscribe]);
}

/**
 * Hook: calls `listener` with each message of a signal, in order, but only after the component has rendered again, so
 * that the page has the state that the message reports. `subscribe` must stay the same function.
 */
export function useShownSignal<T>(subscribe: Subscribe<T>, listener: (message: T) => void): void {
  const waiting = useRef<readonly T[]>([]);
  useSignal(subscribe, (message) => {
    waiting.current = [...waiting.current, message];
  });
  useLayoutEffect(() => {
    const messages = waiting.current;
    waiting.current = [];
    for (const message of messages) listener(message);
  });
}
