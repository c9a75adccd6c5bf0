/** The node budget of a turn in the chosen games. */
export const CHOSEN_NODES = 16_000;

/** The chosen games by number, with the library's files of them. */
export const CHOSEN = [
  { game: 438, id: 'program-1', event: 'The program against itself, first game' },
  { game: 404, id: 'program-2', event: 'The program against itself, second game' },
  { game: 422, id: 'program-3', event: 'The program against itself, third game' },
] as const;
