import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Where a Country is laid out by hand. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  (from) => from.CountryEditor,
  'lwPlan',
);

/** The Country that a link carries. */
export const LinkedCountry = lazyScreen(
  'block',
  () => import('./LinkedCountry'),
  (from) => from.LinkedCountry,
  'lwPlan',
);
