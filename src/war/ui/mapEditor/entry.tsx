import { warScreen } from '../base/warScreen';

/**
 * The screen of the editor of maps, which opens with the map in `link`, a fragment of the page's address, or if that is
 * empty with a saved map.
 */
export const MapEditor = warScreen(
  'screen',
  () => import('./MapEditor'),
  'MapEditor',
  'shellLibrary',
);
