import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The settings. */
export const SettingsDialog = lazyScreen(
  'dialog',
  () => import('./SettingsDialog'),
  (from) => from.SettingsDialog,
  'late',
);
