import { createSignal } from './signal';

/** The open overlays that stop the clocks: texts and settings for both players, which are no part of a turn. */
const holders = new Set<symbol>();
const changes = createSignal();

/**
 * Stops all clocks of the page, for an open dialog for example. Returns a function that withdraws this request; the
 * clocks run again when no request is left.
 */
export function requestPause(): () => void {
  const holder = Symbol();
  holders.add(holder);
  changes.send();
  return () => {
    if (holders.delete(holder)) changes.send();
  };
}

/** Returns whether the clocks of the page must stand still: a request of `requestPause` is not withdrawn. */
export const isPauseRequested = (): boolean => holders.size > 0;

/** Calls the listener after each request to stop the clocks and each withdrawal; returns an unsubscribe function. */
export const onPauseRequestsChange = changes.subscribe;
