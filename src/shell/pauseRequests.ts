import { createSignal } from './signal';

/** The open overlays that stop the clocks: texts and settings for both players, which are no part of a turn. */
const holders = new Set<symbol>();
const changes = createSignal();

/**
 * Stops the clocks of the page. Returns a function that withdraws this request; the clocks run when no request is
 * left.
 */
export function requestPause(): () => void {
  const holder = Symbol();
  holders.add(holder);
  changes.send();
  return () => {
    if (holders.delete(holder)) changes.send();
  };
}

/** Returns whether any component of the page, such as an open dialog, has requested that the clocks stop. */
export const isPauseRequested = (): boolean => holders.size > 0;

/** Calls back whenever the result of `isPauseRequested` may have changed; returns an unsubscribe function. */
export const onPauseRequestsChange = changes.subscribe;
