import { broadcastChannel } from './pieces';

/** Tells the page's other tabs that something has been written, and hears it of them. */
export interface Channel {
  readonly tell: () => void;
  /**
   * Calls back when another tab has written; returns the way to stop. For one hearer. `read` reads what tabs write: a
   * tab that cannot hear others looks at it for itself, and calls back once it has changed.
   */
  readonly hear: (told: () => void, read: () => Promise<string>) => () => void;
}

/** Milliseconds between two looks of a tab that cannot hear others; browsers let one in the background wait longer. */
const LOOK_AGAIN = 1_000;

/**
 * What is told comes after what was written before it, in a database: local storage reaches the processes of other tabs
 * in its own time, and tells of itself by its event alone (`windowWatcher`).
 */
export function openChannel(name: string): Channel {
  const channel = broadcastChannel(name);
  if (channel === null) return { tell: () => undefined, hear: lookAgain };
  return {
    tell: () => channel.postMessage(0),
    hear: (told) => {
      channel.onmessage = told;
      return () => {
        channel.onmessage = null;
      };
    },
  };
}

/** Looks every second, and at once when the page is looked at again: what another tab has sealed is not to be seen. */
function lookAgain(told: () => void, read: () => Promise<string>): () => void {
  /** What the last look found; null before the first. */
  let seen: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  async function look(): Promise<void> {
    clearTimeout(timer);
    const own = (looks += 1);
    // What refuses to be read has nothing new.
    const found = await read().catch(() => seen);
    // Of several looks the last counts, and goes on.
    if (own !== looks) return;
    if (seen !== null && found !== seen) told();
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
