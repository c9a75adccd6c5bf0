import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the screen on which both sides set out, one after the other (littlewars.md 2.3). */
export const SettingOut = lazyScreen('screen', () => import('./SettingOut'), 'SettingOut');
