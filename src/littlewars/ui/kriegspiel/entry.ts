import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen of a battle of Kriegspiel in progress. */
export const KriegspielTable = lazyScreen(
  'screen',
  () => import('./KriegspielTable'),
  'KriegspielTable',
  'lwKriegspiel',
);

/**
 * Calls its child, a function, with a lesson of Kriegspiel and a function that renders the screen of a battle for its
 * game; renders nothing until the code of Kriegspiel is fetched.
 */
export const KriegspielLesson = lazyScreen(
  'screen',
  () => import('./KriegspielLesson'),
  'KriegspielLesson',
  'lwKriegspiel',
);

/** The screen with the form of a new battle of Kriegspiel. */
export const NewKriegspiel = lazyScreen(
  'screen',
  () => import('./NewKriegspiel'),
  'NewKriegspiel',
  'lwKriegspiel',
);

/**
 * Calls its child, a function, with what a replay of Kriegspiel needs: how orders are put into words, and what the
 * plan shows; renders nothing until its module is fetched.
 */
export const OfKriegspiel = lazyScreen(
  'screen',
  () => import('./OfKriegspiel'),
  'OfKriegspiel',
  'lwKriegspiel',
);

/** The screen on which one side of Kriegspiel sets out (kriegspiel.md 2.6). */
export const ArrangeBodies = lazyScreen(
  'screen',
  () => import('./settingOut/ArrangeBodies'),
  'ArrangeBodies',
  'lwKriegspiel',
);
