import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Subscribe } from '../signal';

/**
 * Hook: calls `listener` with each message at once, before the page shows its effect; `listener` may change at
 * every rendering.
 */
export function useSignal<T>(subscribe: Subscribe<T>, listener: (message: T) => void): void {
  const heard = useEffectEvent(listener);
  useLayoutEffect(() => subscribe((message) => heard(message)), [subscribe]);
}

/**
 * Hook: calls `listener` with each message in order, once the page shows the message's effect. For a component that
 * renders with the state that the messages report.
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
