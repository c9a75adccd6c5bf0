import rulebook from './rulebook.json';

/** The rule book. */
export const messages = { rulebook };
