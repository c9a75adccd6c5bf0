import { warScreen } from '../base/warScreen';

/** The screen of the editor of positions, which opens with the draft saved in this browser. */
export const PositionEditor = warScreen(
  'screen',
  () => import('./PositionEditor'),
  'PositionEditor',
  'shellLibrary',
);
