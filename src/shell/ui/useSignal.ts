import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Subscribe } from '../signal';

/** Calls back at each message, before the page shows what it is of; `listener` may be another at every rendering. */
export function useSignal<T>(subscribe: Subscribe<T>, listener: (message: T) => void): void {
  const heard = useEffectEvent(listener);
  useLayoutEffect(() => subscribe((message) => heard(message)), [subscribe]);
}

/**
 * Calls back with each message in its order, once the page shows what it is of. For a component that is rendered anew
 * with the state that the messages are of.
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
