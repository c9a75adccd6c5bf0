import { warScreen } from '../../base/warScreen';

/** The war so far, to go through it. */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
