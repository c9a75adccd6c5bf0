/** Begins to listen; returns an unsubscribe function. */
export type Subscribe<T> = (listener: (message: T) => void) => () => void;

/** Sends messages to its present listeners. None is stored for later ones. */
export interface Signal<T> {
  /** Calls every listener at once, in the order in which they subscribed. */
  readonly send: (message: T) => void;
  readonly subscribe: Subscribe<T>;
}

/** Creates a signal without listeners. */
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
