import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The position editor, with the draft that the browser keeps. */
export const PositionEditor = lazyScreen(
  'screen',
  () => import('./PositionEditor'),
  (from) => from.PositionEditor,
  'late',
);

const ways = deferred(() => import('./deferred'), 'late');

/** The way to the editor, with a position or with the text of one. */
export const EditPosition = ways.component((from) => from.EditPosition);
/** Hook: what takes a position to the editor, or null until it is there. */
export const useEditing = () => ways.use()?.edit ?? null;
