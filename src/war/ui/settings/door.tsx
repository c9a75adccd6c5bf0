import { warScreen } from '../base/warScreen';

/** The settings. */
export const SettingsDialog = warScreen(
  'dialog',
  () => import('./SettingsDialog'),
  'SettingsDialog',
);
