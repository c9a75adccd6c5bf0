import opening from './published/book-turns-1-9.gow?raw';
import attack from './published/book-turns-42-48.gow?raw';

/** The two stretches of the game that Becker-Ho and Debord published, as records; what they are called is a message. */
export const PUBLISHED_GAMES = [
  { id: 'opening', text: opening },
  { id: 'attack', text: attack },
] as const;
