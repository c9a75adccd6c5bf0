import { warScreen } from '../base/warScreen';

/**
 * Draws over the board, while it shows the start of an analysed turn (`at` is the index of that position in `war`), the
 * better turn that the analysis has found and the turn that was played.
 */
export const AnalysisDrawn = warScreen(
  'unreported',
  () => import('./AnalysisDrawn'),
  'AnalysisDrawn',
);
