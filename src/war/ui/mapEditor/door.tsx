import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The map editor, with the maps that the browser keeps. */
export const MapEditor = lazyScreen(
  'screen',
  () => import('./MapEditor'),
  (from) => from.MapEditor,
  'late',
);

const ways = deferred(() => import('./deferred'), 'late');

/** The way to the map editor, with the text of a map or as it was left. */
export const DrawMap = ways.component((from) => from.DrawMap);
