import { warScreen } from '../base/warScreen';

/** The position editor, with the saved draft. */
export const PositionEditor = warScreen(
  'screen',
  () => import('./PositionEditor'),
  'PositionEditor',
  'shellLibrary',
);
