import { createSignal } from './signal';

/** Something that has been asked for and is on its way; the keys that follow are for it. */
interface Opening {
  /** Takes back what asked for it. */
  readonly giveUp: () => void;
}

/** What becomes of the keys that were kept for an opening: it is there to take them, or never will be. */
type Ended = (arrived: boolean) => void;

const openings = new Set<Opening>();
const ends = createSignal<boolean>();

/** Keys wait from now on, until the answer is called. */
export function beginOpening(giveUp: () => void): Ended {
  const opening: Opening = { giveUp };
  openings.add(opening);
  return (arrived) => {
    openings.delete(opening);
    ends.send(arrived);
  };
}

/** Whether anything is on its way that keys are for. */
export const isOpening = (): boolean => openings.size > 0;

/** Gives up all that is on its way. */
export function giveUpOpening(): void {
  for (const { giveUp } of openings) giveUp();
}

/** Calls back at the end of every opening; returns an unsubscribe function. */
export const onOpeningEnd = ends.subscribe;
