import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Where a Country is laid out by hand. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  (from) => from.CountryEditor,
  'lwPlan',
);
