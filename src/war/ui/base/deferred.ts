import { GiveUpNote, GiveUpQuestion } from './GiveUp';
import { HeardHeading } from './HeardHeading';
import { LinkedTerms } from './LinkedTerms';
import { Term } from './Term';
import '../../../shell/ui/italic.css';

/**
 * What a first turn can do without: terms that explain themselves, headings
 * that are only heard, the italic of the text, and what is said of a game
 * in progress when another is to begin.
 */
export const base = { GiveUpNote, GiveUpQuestion, HeardHeading, LinkedTerms, Term };
