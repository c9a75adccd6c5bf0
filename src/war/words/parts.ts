import type course from './en/course.json';
import type embed from './en/embed.json';
import type first from './en/first.json';
import type game from './en/game.json';
import type late from './en/late.json';
import type ruleBook from './en/ruleBook.json';

/**
 * The messages by the parts in which they are loaded, each with a few namespaces. English has the types of all
 * languages.
 */
export interface Parts {
  /** Headquarters; the namespace `field` has the vocabulary of the rules. */
  readonly first: typeof first;
  /** A game at its board. */
  readonly game: typeof game;
  /** The screens and dialogs opened from there. */
  readonly late: typeof late;
  readonly ruleBook: typeof ruleBook;
  readonly course: typeof course;
  /** The page in articles, which has its own source (src/embed/words.ts). */
  readonly embed: typeof embed;
}
export type Part = keyof Parts;
