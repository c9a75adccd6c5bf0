import type course from './en/course.json';
import type embed from './en/embed.json';
import type first from './en/first.json';
import type game from './en/game.json';
import type late from './en/late.json';
import type ruleBook from './en/ruleBook.json';

/** The messages in the parts they are loaded in, each a few namespaces. English has the types of all languages. */
export interface Parts {
  /** What headquarters say; its namespace `field` has the words of the rules. */
  readonly first: typeof first;
  /** What is said of a game at its board. */
  readonly game: typeof game;
  /** What the screens and dialogs say that are opened from there. */
  readonly late: typeof late;
  readonly ruleBook: typeof ruleBook;
  readonly course: typeof course;
  /** What the page in articles says, which has a source of its own (src/embed/words.ts). */
  readonly embed: typeof embed;
}
export type Part = keyof Parts;
