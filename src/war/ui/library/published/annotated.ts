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

/** The two stretches of the game that Becker-Ho and Debord published, as records; what they are called is a message. */
export const PUBLISHED_GAMES = [
  { id: 'opening', text: opening },
  { id: 'attack', text: attack },
] as const;

/**
 * Games of the program against itself, as records, and what the analysis found of each game that comes with this one, a line a
 * turn (analysis/analysisText.ts). Made by `npm run annotated -- make`.
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
