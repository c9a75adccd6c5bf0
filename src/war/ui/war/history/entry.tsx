import { warScreen } from '../../base/warScreen';

/** The panel with the turns of a war. The component is fetched when it is first shown. */
export const HistoryPanel = warScreen('panel', () => import('./HistoryPanel'), 'HistoryPanel');
