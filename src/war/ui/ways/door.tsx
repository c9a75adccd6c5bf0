import { deferred } from '../../../shell/ui/deferred';

const ways = deferred(() => import('./deferred'), 'late');

/** The way to the map editor, with the text of a map or as it was left. */
export const DrawMap = ways.component((from) => from.DrawMap);
/** The way to the position editor, with a position or with the text of one. */
export const EditPosition = ways.component((from) => from.EditPosition);
/** Hook: what takes a position to the editor, or null until it is there. */
export const useEditing = () => ways.use()?.edit ?? null;
/** Opens a text as a study. */
export const OpenAsStudy = ways.component((from) => from.OpenAsStudy);
/** Opens a copy of a war as a study, from one of its moments. */
export const TryFromHere = ways.component((from) => from.TryFromHere);
