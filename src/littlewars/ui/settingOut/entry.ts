import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screens of setting out. */
export const SettingOut = lazyScreen('screen', () => import('./SettingOut'), 'SettingOut');
