import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen with the editor of Countries. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  'CountryEditor',
  'lwPlan',
  'shellLibrary',
);

/** The part of a page that shows the Country in a link, with buttons for what can be done with it. */
export const LinkedCountry = lazyScreen(
  'block',
  () => import('./LinkedCountry'),
  'LinkedCountry',
  'lwPlan',
);
