import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the screen with the editor of Countries, whose code is fetched separately. */
export const CountryEditor = lazyScreen(
  'screen',
  () => import('./CountryEditor'),
  'CountryEditor',
  'lwPlan',
  'shellLibrary',
);

/** Renders the Country in a link as a part of a page, with buttons for what can be done with it. */
export const LinkedCountry = lazyScreen(
  'block',
  () => import('./LinkedCountry'),
  'LinkedCountry',
  'lwPlan',
);
