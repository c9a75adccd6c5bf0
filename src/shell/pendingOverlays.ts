import { createSignal } from './signal';

/** Something that has been asked for and is on its way; the keys that follow are for it. */
interface PendingOverlay {
  /** Takes back what asked for it. */
  readonly cancel: () => void;
}

/** What becomes of the keys that were kept for an opening: it is there to take them, or never will be. */
type Ended = (arrived: boolean) => void;

const pendingOverlays = new Set<PendingOverlay>();
const ends = createSignal<boolean>();

/** Keys wait from now on, until the answer is called. */
export function beginPending(cancel: () => void): Ended {
  const opening: PendingOverlay = { cancel };
  pendingOverlays.add(opening);
  return (arrived) => {
    pendingOverlays.delete(opening);
    ends.send(arrived);
  };
}

/** Whether anything is on its way that keys are for. */
export const isPending = (): boolean => pendingOverlays.size > 0;

/** Gives up all that is on its way. */
export function cancelPending(): void {
  for (const { cancel } of pendingOverlays) cancel();
}

/** Calls back at the end of every opening; returns an unsubscribe function. */
export const onPendingEnd = ends.subscribe;
