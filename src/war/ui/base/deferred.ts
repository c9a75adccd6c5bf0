import { GiveUpNote, GiveUpQuestion } from './GiveUp';
import { HeardHeading } from './HeardHeading';
import { LinkedTerms } from './LinkedTerms';
import { toNextTerm } from './nextTerm';
import { RuleLinks } from './RuleLinks';
import { Term } from './Term';
import '../../../shell/ui/italic.css';

/**
 * What a first turn can do without: terms that explain themselves and rules that are named, and the key
 * that goes through them; headings that are only heard, the italic of the text, and what is said of a game in progress
 * when another is to begin.
 */
export const part = {
  GiveUpNote,
  GiveUpQuestion,
  HeardHeading,
  LinkedTerms,
  RuleLinks,
  Term,
  toNextTerm,
};
