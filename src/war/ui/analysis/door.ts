import { deferred } from '../../../shell/ui/deferred';
import type { Opened } from '../../game/records';

const analysis = deferred(() => import('./parts'), 'late');

/** The analysis of the war in hand, in the history. */
export const AnalysisPanel = analysis.component((from) => from.AnalysisPanel, 'panel');
/** The better turn beside the one played, over the board. */
export const AnalysisDrawn = analysis.component((from) => from.AnalysisDrawn);
/** Where a war has ended: the way to its analysis. */
export const AnalyseButton = analysis.component((from) => from.AnalyseButton);
/** Ends what is being analysed with the history that shows it. */
export const AnalysisKeeper = analysis.component((from) => from.AnalysisKeeper);

/** A hook: whether the analysis is what one has opened the history for. */
export const useAnalysisAsked = (): boolean => analysis.use()?.isAnalysisAsked() ?? false;

/** Opens a game at its analysis, of which `notes` has what was found, a line a turn. */
export const openWithNotes = (opened: Opened, notes: string, open: () => void): void =>
  analysis.open((from) => {
    from.learnNotes(opened, notes);
    open();
  });
