import { useSyncExternalStore } from 'react';

/** A value that is told to whoever shows it, and renders nothing else. */
export interface Told<T> {
  readonly now: () => T;
  readonly tell: (value: T) => void;
  /** Calls back after each telling; answers what ends that. */
  readonly hear: (heard: () => void) => () => void;
}

export function createTold<T>(first: T): Told<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    now: () => value,
    tell(next) {
      value = next;
      for (const heard of listeners) heard();
    },
    hear(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

/** What is told now, for a component that is rendered anew whenever that is another value. */
export const useTold = <T>({ hear, now }: Told<T>): T => useSyncExternalStore(hear, now);
