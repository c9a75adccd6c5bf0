import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The record of a game, to copy, keep and print. */
export const RecordDialog = lazyScreen(
  'dialog',
  () => import('./RecordDialog'),
  (from) => from.RecordDialog,
  'late',
);
/** The code that shows a study in a page of others. */
export const EmbedDialog = lazyScreen(
  'dialog',
  () => import('./EmbedDialog'),
  (from) => from.EmbedDialog,
);
/** Any text of a game or a position, to be opened. */
export const OpenRecord = lazyScreen(
  'screen',
  () => import('./OpenRecord'),
  (from) => from.OpenRecord,
  'late',
);
