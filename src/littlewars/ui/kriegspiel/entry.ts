import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A battle of Kriegspiel in progress. */
export const KriegspielTable = lazyScreen(
  'screen',
  () => import('./KriegspielTable'),
  'KriegspielTable',
  'lwKriegspiel',
);

/** Renders its child with a lesson of Kriegspiel and its table. */
export const KriegspielLesson = lazyScreen(
  'screen',
  () => import('./KriegspielLesson'),
  'KriegspielLesson',
  'lwKriegspiel',
);

/** The form of a new battle of Kriegspiel. */
export const NewKriegspiel = lazyScreen(
  'screen',
  () => import('./NewKriegspiel'),
  'NewKriegspiel',
  'lwKriegspiel',
);

/** Renders its child with the words and drawings of a replay of Kriegspiel. */
export const OfKriegspiel = lazyScreen(
  'screen',
  () => import('./OfKriegspiel'),
  'OfKriegspiel',
  'lwKriegspiel',
);

/** The screen on which one side of a battle of Kriegspiel sets out. */
export const ArrangeBodies = lazyScreen(
  'screen',
  () => import('./settingOut/ArrangeBodies'),
  'ArrangeBodies',
  'lwKriegspiel',
);
