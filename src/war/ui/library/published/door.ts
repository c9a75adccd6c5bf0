import { deferred } from '../../../../shell/ui/deferred';

const annotated = deferred(() => import('./annotated'));

/** Fetches the part of `useAnnotated`; never rejects. */
export const fetchAnnotated = annotated.fetch;

/** A hook: the games of the program and the notes to all that come with this one, or null until they are there. */
export const useAnnotated = annotated.use;
