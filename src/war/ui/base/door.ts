import { warScreen } from './warScreen';

/** Says where the game in progress goes when another begins. */
export const GiveUpNote = warScreen('untold', () => import('./GiveUp'), 'GiveUpNote');

/** Asks whether the game in progress is to be lost to another. */
export const GiveUpQuestion = warScreen('dialog', () => import('./GiveUp'), 'GiveUpQuestion');
