import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the screen of a battle of Kriegspiel in progress, whose code is fetched separately. */
export const KriegspielTable = lazyScreen(
  'screen',
  () => import('./KriegspielTable'),
  'KriegspielTable',
  'lwKriegspiel',
);

/**
 * Renders what its child, a function, returns when it is called with a lesson of Kriegspiel and a function that
 * renders the screen of a battle for its game; nothing until the code of Kriegspiel is fetched.
 */
export const KriegspielLesson = lazyScreen(
  'screen',
  () => import('./KriegspielLesson'),
  'KriegspielLesson',
  'lwKriegspiel',
);

/** Renders the screen with the form of a new battle of Kriegspiel, whose code is fetched separately. */
export const NewKriegspiel = lazyScreen(
  'screen',
  () => import('./NewKriegspiel'),
  'NewKriegspiel',
  'lwKriegspiel',
);

/**
 * Renders what its child, a function, returns when it is called with what a replay of Kriegspiel needs: how orders are
 * put into words, and what the plan shows; nothing until its code is fetched.
 */
export const OfKriegspiel = lazyScreen(
  'screen',
  () => import('./OfKriegspiel'),
  'OfKriegspiel',
  'lwKriegspiel',
);

/** Renders the screen on which one side of Kriegspiel sets out (kriegspiel.md 2.6). */
export const ArrangeBodies = lazyScreen(
  'screen',
  () => import('./settingOut/ArrangeBodies'),
  'ArrangeBodies',
  'lwKriegspiel',
);
