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
 * Registers that an overlay (a dialog, panel or screen) is loading: keys pressed from now on are queued for it.
 * Returns the function to call when loading ends, with whether the overlay has arrived. `cancel` is called by
 * `cancelPending`.
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

/** Cancels all dialogs, panels and screens that are loading. */
export function cancelPending(): void {
  for (const { cancel } of pendingOverlays) cancel();
}

/**
 * Calls back whenever an overlay that was loading has arrived, failed or been cancelled; returns an unsubscribe
 * function.
 */
export const onPendingEnd = ends.subscribe;
