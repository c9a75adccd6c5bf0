/** Tells the page's other tabs that something has been written, and hears it of them. */
export interface Channel {
  readonly tell: () => void;
  /** For one hearer; returns the way to stop. */
  readonly hear: (told: () => void) => () => void;
}

/**
 * What is told comes after what was written before it, in a database: local storage reaches the processes of other tabs
 * in its own time, and tells of itself by its event alone (`windowWatcher`). A browser without channels tells nothing.
 */
export function openChannel(name: string): Channel {
  const channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  const listen = (told: (() => void) | null): void => {
    if (channel !== null) channel.onmessage = told;
  };
  return {
    tell: () => channel?.postMessage(0),
    hear: (told) => {
      listen(told);
      return () => listen(null);
    },
  };
}
