import { lazyScreen } from '../../../shell/ui/lazyScreen';

/**
 * Renders the screen on which both sides set out, one after the other (littlewars.md 2.3); its code is fetched
 * separately.
 */
export const SettingOut = lazyScreen('screen', () => import('./SettingOut'), 'SettingOut');
