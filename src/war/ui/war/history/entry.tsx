import { warScreen } from '../../base/warScreen';

/** The panel with the turns of a war. */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
