import { broadcastChannel } from './pieces';

/** Notifies the page's other tabs that this tab has written something, and receives their notifications. */
export interface Channel {
  readonly publish: () => void;
  /**
   * Calls back when another tab has written; returns an unsubscribe function. For one listener. `read` returns what
   * tabs write: a tab that cannot be notified polls it, and calls back when it has changed.
   */
  readonly listen: (changed: () => void, read: () => Promise<string>) => () => void;
}

/** Milliseconds between two polls; browsers slow them down in background tabs. */
const LOOK_AGAIN = 1_000;

/**
 * Opens the channel `name` between the page's tabs, for writes to a database: notify after the write. Writes to local
 * storage have an event of their own (`windowWatcher`).
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
    // A failed read is no news.
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
