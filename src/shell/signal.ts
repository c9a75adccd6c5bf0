/** A function that registers a listener, which is then called with every message; returns an unsubscribe function. */
export type Subscribe<T> = (listener: (message: T) => void) => () => void;

/** A channel for messages within the page: `send` calls the present listeners; later ones get no earlier messages. */
export interface Signal<T> {
  /** Calls every listener at once, in the order in which they subscribed. */
  readonly send: (message: T) => void;
  readonly subscribe: Subscribe<T>;
}

/** Returns a signal without listeners; `T` is the type of its messages, by default none (void). */
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
