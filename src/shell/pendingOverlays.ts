import { createSignal } from './signal';

/** An overlay that was requested and is loading; the keys pressed meanwhile are for it. */
interface PendingOverlay {
  readonly cancel: () => void;
}

/** Ends the waiting of keys: the overlay has arrived to take them, or never will. */
type Ended = (arrived: boolean) => void;

const pendingOverlays = new Set<PendingOverlay>();
const ends = createSignal<boolean>();

/**
 * Registers that an overlay (a dialog, panel or screen) is loading; keys pressed until it arrives are queued for it.
 * Returns a function to call when loading has ended, with whether the overlay has arrived. `cancel` is called if the
 * player cancels the loading.
 */
export function beginPending(cancel: () => void): Ended {
  const opening: PendingOverlay = { cancel };
  pendingOverlays.add(opening);
  return (arrived) => {
    pendingOverlays.delete(opening);
    ends.send(arrived);
  };
}

/** Returns whether an overlay (a dialog, panel or screen) is loading, for which pressed keys are queued. */
export const isPending = (): boolean => pendingOverlays.size > 0;

/** Calls the `cancel` function of every dialog, panel and screen that is loading (`beginPending`). */
export function cancelPending(): void {
  for (const { cancel } of pendingOverlays) cancel();
}

/**
 * Calls the listener whenever an overlay (a dialog, panel or screen) stops loading, with true if it has arrived, false
 * if it failed or was cancelled; returns an unsubscribe function.
 */
export const onPendingEnd = ends.subscribe;
