import lessons from './lessons.json';

/** The lessons. */
export const messages = { lessons };
