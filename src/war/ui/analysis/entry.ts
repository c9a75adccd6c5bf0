import { warScreen } from '../base/warScreen';

/** The better turn beside the played one, over the board. */
export const AnalysisDrawn = warScreen('untold', () => import('./AnalysisDrawn'), 'AnalysisDrawn');
