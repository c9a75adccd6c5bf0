import { createSignal } from './signal';

/** The open overlays that stop the clocks: texts and settings for both players, which are no part of a turn. */
const holders = new Set<symbol>();
const changes = createSignal();

/**
 * Stops the clocks of the page; returns a function that takes this back, so that they run when nothing else stops
 * them.
 */
export function requestPause(): () => void {
  const holder = Symbol();
  holders.add(holder);
  changes.send();
  return () => {
    if (holders.delete(holder)) changes.send();
  };
}

/** Returns whether something on the page, such as an open dialog, stops the clocks. */
export const isPauseRequested = (): boolean => holders.size > 0;

/** Calls back whenever the result of `isPauseRequested` may have changed; returns an unsubscribe function. */
export const onPauseRequestsChange = changes.subscribe;
