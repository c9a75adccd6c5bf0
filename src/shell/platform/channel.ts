/** Tells the page's other tabs that something has been written, and hears it of them. */
export interface Channel {
  readonly tell: () => void;
  /** Returns the way to stop. */
  readonly hear: (told: () => void) => () => void;
}

/**
 * What is told comes after what was written before it, in a database: local storage reaches the processes of other tabs
 * in its own time, and tells of itself by its event alone (`windowWatcher`). A browser without channels tells nothing.
 */
export function openChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, hear: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage(null),
    hear(told) {
      channel.addEventListener('message', told);
      return () => channel.removeEventListener('message', told);
    },
  };
}
