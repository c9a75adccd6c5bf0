import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Whether a deployment is to be closed in which units could not march. */
export const SealQuestion = lazyScreen(
  'dialog',
  async () => (await import('./SealQuestion')).SealQuestion,
);
/** Deployments kept under names. */
export const TemplatesDialog = lazyScreen(
  'dialog',
  async () => (await import('./TemplatesDialog')).TemplatesDialog,
  'late',
);
