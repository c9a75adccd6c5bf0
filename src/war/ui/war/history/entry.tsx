import { warScreen } from '../../base/warScreen';

/**
 * The panel with the turns of a war, while the position with the index `at` is shown; `onClose` is called to return to
 * the present. The component is fetched when it is first shown.
 */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
