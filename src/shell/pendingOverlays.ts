import { createSignal } from './signal';

/** An overlay that was requested and is loading; the keys pressed meanwhile are for it. */
interface PendingOverlay {
  /** Cancels the request. */
  readonly cancel: () => void;
}

/** Ends the waiting of keys: the overlay has arrived to take them, or never will. */
type Ended = (arrived: boolean) => void;

const pendingOverlays = new Set<PendingOverlay>();
const ends = createSignal<boolean>();

/**
 * Queues the keys that are pressed from now on for an overlay that is loading. Returns the function that ends this, to be
 * called with whether the overlay has arrived. `cancel` gives the request up, for `cancelPending`.
 */
export function beginPending(cancel: () => void): Ended {
  const opening: PendingOverlay = { cancel };
  pendingOverlays.add(opening);
  return (arrived) => {
    pendingOverlays.delete(opening);
    ends.send(arrived);
  };
}

/** Returns whether an overlay is loading that keys are queued for. */
export const isPending = (): boolean => pendingOverlays.size > 0;

/** Cancels all that are loading. */
export function cancelPending(): void {
  for (const { cancel } of pendingOverlays) cancel();
}

/** Calls back at the end of every pending overlay; returns an unsubscribe function. */
export const onPendingEnd = ends.subscribe;
