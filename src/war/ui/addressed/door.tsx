import { deferred } from '../../../shell/ui/deferred';

const addressed = deferred(() => import('./deferred'), 'late');

/** The screen that an address beside the game leads to. */
export const AddressedScreen = addressed.component((from) => from.AddressedScreen, 'screen');
