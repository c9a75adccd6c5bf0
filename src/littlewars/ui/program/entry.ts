import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Has the programs of a battle play, and says what they are doing. */
export const ProgramPanel = lazyScreen(
  'unreported',
  () => import('./ProgramPanel'),
  'ProgramPanel',
  'lwProgram',
);

/** A program sets out. */
export const ProgramSetsOut = lazyScreen(
  'screen',
  () => import('./ProgramSetsOut'),
  'ProgramSetsOut',
  'lwProgram',
);

/** Who plays each side from now on. */
export const SeatsDialog = lazyScreen(
  'dialog',
  () => import('./SeatsDialog'),
  'SeatsDialog',
  'lwProgram',
);

/** Advice to the mover on request. */
export const HintActs = lazyScreen(
  'unreported',
  () => import('./HintActs'),
  'HintActs',
  'lwProgram',
);
