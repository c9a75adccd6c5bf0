import { warScreen } from '../../base/warScreen';

/** The panel with a war's turns while the position at the index `at` is shown; `onClose` returns to the present. */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
