import { createSignal } from './signal';

/** The open overlays that stop the clocks: texts and settings for both players, which are no part of a turn. */
const holders = new Set<symbol>();
const changes = createSignal();

/** Stops the clocks of the page; returns a function that lets them run again. */
export function requestPause(): () => void {
  const holder = Symbol();
  holders.add(holder);
  changes.send();
  return () => {
    if (holders.delete(holder)) changes.send();
  };
}

/** Returns whether an open overlay stops the clocks of the page. */
export const isPauseRequested = (): boolean => holders.size > 0;

/** Calls back whenever the result of `isPauseRequested` may have changed; returns an unsubscribe function. */
export const onPauseRequestsChange = changes.subscribe;
