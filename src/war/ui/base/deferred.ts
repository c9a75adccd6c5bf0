import { GiveUpNote, GiveUpQuestion } from './GiveUp';
import { HeardHeading } from './HeardHeading';
import { LinkedTerms } from './LinkedTerms';
import '../../../shell/ui/italic.css';

/**
 * What a first turn can do without: terms that lead to the rule book, headings
 * that are only heard, the italic of the text, and what is said of a game
 * in progress when another is to begin.
 */
export const base = { GiveUpNote, GiveUpQuestion, HeardHeading, LinkedTerms };
