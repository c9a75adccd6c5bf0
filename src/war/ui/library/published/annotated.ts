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

/** The two fragments of a game that Becker-Ho and Debord published, as records; their names are messages. */
export const PUBLISHED_GAMES = [
  { id: 'opening', text: opening },
  { id: 'attack', text: attack },
] as const;

/**
 * The bot's games against itself, as records, and for each of these and of the published games the results of its
 * analysis (`notes`), one line a turn (analysis/analysisText.ts). Made by `npm run annotated -- make`.
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
