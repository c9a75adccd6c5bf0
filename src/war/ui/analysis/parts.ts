import { analyst } from './analyst';
import { AnalyseButton } from './AnalyseButton';
import { AnalysisDrawn } from './AnalysisDrawn';
import { AnalysisKeeper } from './AnalysisKeeper';
import { AnalysisPanel } from './AnalysisPanel';

/** The analysis of games, which nobody loads before the history is there. */
export const part = {
  AnalyseButton,
  AnalysisDrawn,
  AnalysisKeeper,
  AnalysisPanel,
  isAnalysisAsked: () => analyst.state.getState().shown,
};
