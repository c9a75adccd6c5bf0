import { warScreen } from '../base/warScreen';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The record of a game, to copy, keep and print. */
export const RecordDialog = warScreen('dialog', () => import('./RecordDialog'), 'RecordDialog');
/** The code that shows a study in a page of others. */
export const EmbedDialog = lazyScreen('dialog', () => import('./EmbedDialog'), 'EmbedDialog');
/** Any text of a game or a position, to be opened. */
export const OpenRecord = warScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);
