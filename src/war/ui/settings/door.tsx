import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The settings. */
export const SettingsDialog = lazyScreen(
  'dialog',
  async () => (await import('./SettingsDialog')).SettingsDialog,
  'late',
);
