import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Deployments kept under names. */
export const Templates = lazyScreen(async () => (await import('./Templates')).Templates, 'late');
