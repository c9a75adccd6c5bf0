import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The record of a game, to copy, keep and print. */
export const RecordDialog = lazyScreen(
  'dialog',
  async () => (await import('./RecordDialog')).RecordDialog,
  'late',
);
/** Any text of a game or a position, to be opened. */
export const OpenRecord = lazyScreen(
  'screen',
  async () => (await import('./OpenRecord')).OpenRecord,
  'late',
);
