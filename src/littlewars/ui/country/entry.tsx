import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The editor of a Country. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  'CountryEditor',
  'lwPlan',
  'shellLibrary',
);

/** The Country in a link. */
export const LinkedCountry = lazyScreen(
  'block',
  () => import('./LinkedCountry'),
  'LinkedCountry',
  'lwPlan',
);
