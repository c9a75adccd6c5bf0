import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** What may be set of Little Wars, over the page. */
export const SettingsDialog = lazyScreen(
  'dialog',
  () => import('./SettingsDialog'),
  (from) => from.SettingsDialog,
);
