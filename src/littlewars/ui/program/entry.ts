import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Lets the programs of a battle play, and says what they are doing. */
export const ProgramPanel = lazyScreen(
  'unreported',
  () => import('./ProgramPanel'),
  'ProgramPanel',
  'lwProgram',
);

/** Lets a program buy its force and set out, and shows nothing of either. */
export const ProgramSetsOut = lazyScreen(
  'screen',
  () => import('./ProgramSetsOut'),
  'ProgramSetsOut',
  'lwProgram',
);

/** The dialog that asks who gives each side's orders from now on. */
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
