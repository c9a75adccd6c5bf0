import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen on which a Country is laid out. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  'CountryEditor',
  'lwPlan',
  'shellLibrary',
);

/** The Country that a link contains, with what can be done with it. */
export const LinkedCountry = lazyScreen(
  'block',
  () => import('./LinkedCountry'),
  'LinkedCountry',
  'lwPlan',
);
