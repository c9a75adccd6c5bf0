import { warScreen } from '../../base/warScreen';

/** The history of a war. */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
