import { warScreen } from '../base/warScreen';

/** The position editor, with the draft that the browser keeps. */
export const PositionEditor = warScreen(
  'screen',
  () => import('./PositionEditor'),
  'PositionEditor',
  'shellLibrary',
);
