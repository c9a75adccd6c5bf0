import { warScreen } from '../base/warScreen';

/** The map editor, with the saved maps. */
export const MapEditor = warScreen(
  'screen',
  () => import('./MapEditor'),
  'MapEditor',
  'shellLibrary',
);
