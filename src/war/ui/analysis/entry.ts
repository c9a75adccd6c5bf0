import { warScreen } from '../base/warScreen';

/** Draws, over the board at the start of an analysed turn, the better turn that the analysis has found. */
export const AnalysisDrawn = warScreen(
  'unreported',
  () => import('./AnalysisDrawn'),
  'AnalysisDrawn',
);
