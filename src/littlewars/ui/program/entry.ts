import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Lets the programs that play sides of a battle give their orders, and renders what they are doing. */
export const ProgramPanel = lazyScreen(
  'unreported',
  () => import('./ProgramPanel'),
  'ProgramPanel',
  'lwProgram',
);

/** Lets a program buy its force and set out, without showing either (littlewars.md 2.2, 2.3). */
export const ProgramSetsOut = lazyScreen(
  'screen',
  () => import('./ProgramSetsOut'),
  'ProgramSetsOut',
  'lwProgram',
);

/** Renders the dialog that asks who gives each side's orders from now on, a person or a program. */
export const SeatsDialog = lazyScreen(
  'dialog',
  () => import('./SeatsDialog'),
  'SeatsDialog',
  'lwProgram',
);

/** Renders a button that asks for advice to the mover, and the advice. Its code is fetched separately. */
export const HintActs = lazyScreen(
  'unreported',
  () => import('./HintActs'),
  'HintActs',
  'lwProgram',
);
