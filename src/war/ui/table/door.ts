import { deferred } from '../../../shell/ui/deferred';

const table = deferred(() => import('./deferred'));

/** Between two turns, for players who hand the screen over. */
export const TurnCurtain = table.component((from) => from.TurnCurtain, 'screen');
/** All about the unit asked about. */
export const Particulars = table.component((from) => from.Particulars);
/** Whose lines and whose fire the board shows. */
export const Layers = table.component((from) => from.Layers);
/** What each side has left. */
export const Forces = table.component((from) => from.Forces);
