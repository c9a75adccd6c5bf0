import { warScreen } from '../base/warScreen';

/** The screen of the editor of maps, with the map in `link` or, if that is empty, a saved one. */
export const MapEditor = warScreen(
  'screen',
  () => import('./MapEditor'),
  'MapEditor',
  'shellLibrary',
);
