import { warScreen } from '../base/warScreen';

/** Draws the better turn and the played one over the board, at the start of an analysed turn. */
export const AnalysisDrawn = warScreen(
  'unreported',
  () => import('./AnalysisDrawn'),
  'AnalysisDrawn',
);
