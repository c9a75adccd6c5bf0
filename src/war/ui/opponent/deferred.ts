import { withProgramNames } from '../../words/opponent';
import { PlayFrom, TakeBackOrder } from './HistoryActs';
import { AdviceActs, StudyAdvice } from './AdviceActs';
import { AdviceDrawn } from './AdviceDrawn';
import { DrawOffer } from './DrawOffer';
import { OpponentKeeper } from './OpponentKeeper';
import { ProgramActs } from './ProgramActs';
import { ProgramDeploys } from './ProgramDeploys';
import { ProgramWords } from './ProgramWords';
import { SeatsDialog } from './SeatsDialog';
import { SeatSelect } from './SeatSelect';

/** Programs at the table, which no game of people loads before it is wanted. */
export const part = {
  AdviceActs,
  AdviceDrawn,
  DrawOffer,
  OpponentKeeper,
  PlayFrom,
  ProgramActs,
  ProgramDeploys,
  ProgramWords,
  SeatsDialog,
  SeatSelect,
  StudyAdvice,
  TakeBackOrder,
  withProgramNames,
};
