import { broadcastChannel } from './browserApis';

/**
 * A channel between the page's tabs: `publish` notifies the others that this tab has written something, `listen`
 * receives such notifications.
 */
export interface Channel {
  readonly publish: () => void;
  /**
   * Calls `changed` when another tab has written; returns an unsubscribe function. Only one listener at a time. In a
   * browser without broadcast channels, `read` is polled every second instead, and a change of its result counts as a
   * write.
   */
  readonly listen: (changed: () => void, read: () => Promise<string>) => () => void;
}

/** Milliseconds between two polls; browsers slow them down in background tabs. */
const LOOK_AGAIN = 1_000;

/**
 * Opens the channel `name` between the page's tabs, by which a tab notifies the others that it has written to a
 * database. Writes to local storage need none: the browser reports them itself (`windowWatcher`).
 */
export function openChannel(name: string): Channel {
  const channel = broadcastChannel(name);
  if (channel === null) return { publish: () => undefined, listen: lookAgain };
  return {
    publish: () => channel.postMessage(0),
    listen: (changed) => {
      channel.onmessage = changed;
      return () => {
        channel.onmessage = null;
      };
    },
  };
}

/** Polls every second, and at once when the page becomes visible: what another tab has sealed must not be seen. */
function lookAgain(changed: () => void, read: () => Promise<string>): () => void {
  /** The result of the last poll; null before the first. */
  let seen: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  async function look(): Promise<void> {
    clearTimeout(timer);
    const own = (looks += 1);
    // A failed read reports no change.
    const found = await read().catch(() => seen);
    // Only the last of several polls counts, and continues.
    if (own !== looks) return;
    if (seen !== null && found !== seen) changed();
    seen = found;
    timer = setTimeout(() => void look(), LOOK_AGAIN);
  }
  const lookNow = (): void => void look();
  document.addEventListener('visibilitychange', lookNow);
  window.addEventListener('focus', lookNow);
  lookNow();
  return () => {
    looks += 1;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookNow);
    window.removeEventListener('focus', lookNow);
  };
}
