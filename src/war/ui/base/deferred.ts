import { LinkedTerms } from './LinkedTerms';
import '../../../shell/ui/italic.css';

/** What a first turn can do without: terms that lead to the rule book, and the italic of the text. */
export const base = { LinkedTerms };
