import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The settings. */
export const Settings = lazyScreen(async () => (await import('./Settings')).Settings, 'late');
