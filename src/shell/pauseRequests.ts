import { createSignal } from './signal';

/** What is open now over the page and stops its clocks: what is read or set by both, and no part of a turn. */
const holders = new Set<symbol>();
const changes = createSignal();

/** Stops the clocks of the page; answers what lets them go on. */
export function requestPause(): () => void {
  const holder = Symbol();
  holders.add(holder);
  changes.send();
  return () => {
    if (holders.delete(holder)) changes.send();
  };
}

export const isPauseRequested = (): boolean => holders.size > 0;

/** Calls back whenever that may have changed; returns an unsubscribe function. */
export const onPauseRequestsChange = changes.subscribe;
