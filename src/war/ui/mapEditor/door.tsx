import { warScreen } from '../base/warScreen';

/** The map editor, with the maps that the browser keeps. */
export const MapEditor = warScreen(
  'screen',
  () => import('./MapEditor'),
  'MapEditor',
  'shellLibrary',
);
