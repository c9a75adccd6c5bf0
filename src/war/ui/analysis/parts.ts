import { analyst } from './analyst';
import { AnalyseButton } from './AnalyseButton';
import { AnalysisDrawn } from './AnalysisDrawn';
import { AnalysisKeeper } from './AnalysisKeeper';
import { AnalysisPanel } from './AnalysisPanel';
import { learnNotes } from './learnNotes';

/** The analysis of games, which nobody loads before the history is there. */
export const part = {
  AnalyseButton,
  AnalysisDrawn,
  AnalysisKeeper,
  AnalysisPanel,
  learnNotes,
  isAnalysisAsked: () => analyst.state.getState().shown,
};
