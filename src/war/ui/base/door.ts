import { warScreen } from './warScreen';

/** What a term of the rules means, beside it. */
export const Meaning = warScreen('dialog', () => import('./Meaning'), 'Meaning');
