import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Both forces are set out. */
export const SettingOut = lazyScreen('screen', () => import('./SettingOut'), 'SettingOut');
