import { createSignal } from '../../../shell/signal';
import type { Step } from '../../game/war';

/** Each step of a turn that is shown once more, as it is shown, and null where that is broken off: no event of the war. */
export const replayed = createSignal<Step | null>();
