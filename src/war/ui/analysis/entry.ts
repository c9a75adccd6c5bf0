import { warScreen } from '../base/warScreen';

/**
 * Draws over the board, while it shows the start of an analysed turn, the better turn that the analysis found and the
 * turn that was played. Fetched when it is first shown.
 */
export const AnalysisDrawn = warScreen(
  'unreported',
  () => import('./AnalysisDrawn'),
  'AnalysisDrawn',
);
