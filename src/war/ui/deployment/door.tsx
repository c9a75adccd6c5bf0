import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Deployments kept under names. */
export const TemplatesDialog = lazyScreen(
  'dialog',
  async () => (await import('./TemplatesDialog')).TemplatesDialog,
  'late',
);
