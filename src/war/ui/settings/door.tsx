import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The settings. */
export const SettingsDialog = lazyScreen(
  async () => (await import('./SettingsDialog')).SettingsDialog,
  'late',
);
