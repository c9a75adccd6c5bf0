import { warScreen } from '../../base/warScreen';

/** The panel with the turns of a war. Fetched when it is first shown. */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
