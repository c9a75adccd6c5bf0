import type { War } from '../../game/war';

/** A step that is shown once more: the one that led to the position at an index of a war. */
export interface ReplayedStep {
  readonly war: War;
  readonly at: number;
}

/** Is given each step as it is shown, and null where showing them is broken off. */
type Listener = (step: ReplayedStep | null) => void;

const listeners = new Set<Listener>();

/** What is shown once more is no change of the game, from which all else is heard: whoever shows it says so here. */
export function tellReplayed(step: ReplayedStep | null): void {
  for (const listener of listeners) listener(step);
}

/** Answers what ends it. */
export function onReplayed(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
