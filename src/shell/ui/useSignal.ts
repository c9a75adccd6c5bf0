import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Subscribe } from '../signal';

/**
 * Hook: calls `listener` with each message of a signal at once, before the page shows what the message reports.
 * `listener` may be another function at every rendering.
 */
export function useSignal<T>(subscribe: Subscribe<T>, listener: (message: T) => void): void {
  const heard = useEffectEvent(listener);
  useLayoutEffect(() => subscribe((message) => heard(message)), [subscribe]);
}

/**
 * Hook: calls `listener` with each message of a signal, in order, after the component has rendered the state that the
 * messages report.
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
