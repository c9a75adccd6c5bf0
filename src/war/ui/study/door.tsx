import { deferred } from '../../../shell/ui/deferred';

const study = deferred(() => import('./deferred'), 'late');

/** Fetches what follows; never rejects. */
export const fetchStudy = study.fetch;
/** A study: a board of one's own, and the tree of what was tried on it. */
export const Study = study.component((from) => from.StudyRoom, 'screen');
/** The studies of the library. */
export const StudyList = study.component((from) => from.StudyList);
