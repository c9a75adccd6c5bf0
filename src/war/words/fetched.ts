import { fetchedPart, type MessageSource } from '../../shell/language/source';
import enCourse from './en/course.json?url';
import enFirst from './en/first.json?url';
import enGame from './en/game.json?url';
import enLate from './en/late.json?url';
import enRuleBook from './en/ruleBook.json?url';
import { formats } from './fr/grammar';
import frCourse from './fr/course.json?url';
import frFirst from './fr/first.json?url';
import frGame from './fr/game.json?url';
import frLate from './fr/late.json?url';
import frRuleBook from './fr/ruleBook.json?url';
import type { Part } from './parts';

/** The messages of a page: fetched on demand, as data. */
export const FETCHED: MessageSource<Exclude<Part, 'embed'>> = {
  en: {
    first: fetchedPart(enFirst),
    game: fetchedPart(enGame),
    late: fetchedPart(enLate),
    ruleBook: fetchedPart(enRuleBook),
    course: fetchedPart(enCourse),
  },
  fr: {
    first: fetchedPart(frFirst, formats),
    game: fetchedPart(frGame),
    late: fetchedPart(frLate),
    ruleBook: fetchedPart(frRuleBook),
    course: fetchedPart(frCourse),
  },
};
