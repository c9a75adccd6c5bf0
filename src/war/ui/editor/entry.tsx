import { warScreen } from '../base/warScreen';

/** The screen of the editor of positions, which opens with the saved draft. Fetched when it is first shown. */
export const PositionEditor = warScreen(
  'screen',
  () => import('./PositionEditor'),
  'PositionEditor',
  'shellLibrary',
);
