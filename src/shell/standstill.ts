/** What is open now over the page and stops its clocks: what is read or set by both, and no part of a turn. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Stops the clocks of the page; answers what lets them go on. */
export function standStill(): () => void {
  const holder = Symbol();
  holders.add(holder);
  tell();
  return () => {
    if (holders.delete(holder)) tell();
  };
}

export const standsStill = (): boolean => holders.size > 0;

/** Calls back whenever that may have changed; answers what ends it. */
export function onStandstill(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
