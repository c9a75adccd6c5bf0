import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Where a Country is laid out by hand. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  'CountryEditor',
  'lwPlan',
  'shellLibrary',
);

/** The Country that a link carries. */
export const LinkedCountry = lazyScreen(
  'block',
  () => import('./LinkedCountry'),
  'LinkedCountry',
  'lwPlan',
);
