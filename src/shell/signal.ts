/** Begins to listen; returns an unsubscribe function. */
export type Subscribe<T> = (listener: (message: T) => void) => () => void;

/** Messages to whoever listens when they are sent. None is remembered for later listeners. */
export interface Signal<T> {
  /** Calls every listener at once, in the order in which they began to listen. */
  readonly send: (message: T) => void;
  readonly subscribe: Subscribe<T>;
}

/** A signal without listeners. */
export function createSignal<T = void>(): Signal<T> {
  const listeners = new Set<(message: T) => void>();
  return {
    send(message) {
      for (const listener of listeners) listener(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
