import { deferred } from '../../../shell/ui/deferred';

const study = deferred(() => import('./deferred'), 'late');

/** A study: a board of one's own, and the tree of what was tried on it. */
export const Study = study.component((from) => from.StudyRoom, 'screen');
/** The studies of the library. */
export const StudyList = study.component((from) => from.StudyList);
/** Opens a copy of a war as a study, from one of its moments. */
export const TryFromHere = study.component((from) => from.TryFromHere);
/** Opens a text as a study. */
export const OpenAsStudy = study.component((from) => from.OpenAsStudy);
