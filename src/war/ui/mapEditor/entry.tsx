import { warScreen } from '../base/warScreen';

/** The screen of the editor of maps, which opens with a saved map. The component is fetched when it is first shown. */
export const MapEditor = warScreen(
  'screen',
  () => import('./MapEditor'),
  'MapEditor',
  'shellLibrary',
);
