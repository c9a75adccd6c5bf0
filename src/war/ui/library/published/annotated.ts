import first from './program-1.gow?raw';
import firstNotes from './program-1.notes?raw';
import second from './program-2.gow?raw';
import secondNotes from './program-2.notes?raw';
import third from './program-3.gow?raw';
import thirdNotes from './program-3.notes?raw';
import openingNotes from './book-turns-1-9.notes?raw';
import attackNotes from './book-turns-42-48.notes?raw';
import opening from './book-turns-1-9.gow?raw';
import attack from './book-turns-42-48.gow?raw';

/** The two fragments of a game that Becker-Ho and Debord published: for each an id and its record as text. */
export const PUBLISHED_GAMES = [
  { id: 'opening', text: opening },
  { id: 'attack', text: attack },
] as const;

/**
 * Three games of the bots against themselves (`games`, with an id and the record as text), and the stored analyses of
 * these and of the published games (`notes`, by id), one line for each turn. Made by `npm run annotated -- make`.
 */
export const annotated = {
  games: [
    { id: 'first', text: first },
    { id: 'second', text: second },
    { id: 'third', text: third },
  ],
  notes: {
    opening: openingNotes,
    attack: attackNotes,
    first: firstNotes,
    second: secondNotes,
    third: thirdNotes,
  },
} as const;
