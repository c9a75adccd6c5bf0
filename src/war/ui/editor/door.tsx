import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The position editor, with the draft that the browser keeps. */
export const PositionEditor = lazyScreen(
  'screen',
  () => import('./PositionEditor'),
  (from) => from.PositionEditor,
  'late',
);
