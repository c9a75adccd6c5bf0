import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The map editor, with the maps that the browser keeps. */
export const MapEditor = lazyScreen(
  'screen',
  () => import('./MapEditor'),
  (from) => from.MapEditor,
  'late',
);
