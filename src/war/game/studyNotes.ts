import type { Action } from '../engine/vocabulary';
import { draftOf, grow, lineFrom, NO_NOTES, ROOT, type Study } from './study';
import { noteIn } from './studyEdits';

/** A note to a turn of the main line. */
export interface TurnNote {
  /** The indices of the first and last positions of the turn on the line. */
  readonly from: number;
  readonly to: number;
  readonly comment: string;
  /** A better turn, as a variation; null for none. */
  readonly instead: readonly Action[] | null;
}

/**
 * Adds notes to turns of a study's main line, as comments after them and variations beside them, keeping the
 * current node.
 */
export function withTurnNotes(study: Study, notes: readonly TurnNote[]): Study {
  const line = [ROOT, ...lineFrom(study, ROOT).map(({ id }) => id)];
  const draft = draftOf(study);
  for (const { from, to, comment, instead } of notes) {
    const [begun, ended] = [line[from], line[to]];
    if (begun === undefined || ended === undefined) continue;
    noteIn(draft, ended, { ...NO_NOTES, comment });
    let tip = begun;
    for (const action of instead ?? []) {
      const grown = grow(study, draft, tip, action);
      if (!grown.ok) break;
      tip = grown.id;
    }
  }
  return { ...study, ...draft };
}
