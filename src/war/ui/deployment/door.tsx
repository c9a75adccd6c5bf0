import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Deployments kept under names. */
export const TemplatesDialog = lazyScreen(
  async () => (await import('./TemplatesDialog')).TemplatesDialog,
  'late',
);
