import { bundledPart, type MessageSource } from '../../shell/language/source';
import enCourse from './en/course.json';
import enEmbed from './en/embed.json';
import enFirst from './en/first.json';
import enGame from './en/game.json';
import enLate from './en/late.json';
import enRuleBook from './en/ruleBook.json';
import frCourse from './fr/course.json';
import frEmbed from './fr/embed.json';
import frFirst from './fr/first.json';
import { formats } from './fr/grammar';
import frGame from './fr/game.json';
import frLate from './fr/late.json';
import frRuleBook from './fr/ruleBook.json';
import type { Part } from './parts';

/** The messages bundled in a program: the console, the tests. */
export const BUNDLED: MessageSource<Part> = {
  en: {
    first: bundledPart(enFirst),
    game: bundledPart(enGame),
    late: bundledPart(enLate),
    ruleBook: bundledPart(enRuleBook),
    course: bundledPart(enCourse),
    embed: bundledPart(enEmbed),
  },
  fr: {
    first: bundledPart(frFirst, formats),
    game: bundledPart(frGame),
    late: bundledPart(frLate),
    ruleBook: bundledPart(frRuleBook),
    course: bundledPart(frCourse),
    embed: bundledPart(frEmbed),
  },
};
