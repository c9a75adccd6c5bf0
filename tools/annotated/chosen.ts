/** The node budget of a turn in the chosen games. */
export const CHOSEN_NODES = 16_000;

/** The chosen games by number, with the library's files of them. */
export const CHOSEN = [
  { game: 3, id: 'program-1', event: 'The program against itself, first game' },
  { game: 14, id: 'program-2', event: 'The program against itself, second game' },
  { game: 16, id: 'program-3', event: 'The program against itself, third game' },
] as const;
