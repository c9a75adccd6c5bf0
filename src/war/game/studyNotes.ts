import type { Action } from '../engine/vocabulary';
import { draftOf, grow, lineFrom, NO_NOTES, ROOT, type Study } from './study';
import { noteIn } from './studyEdits';

/** What is noted to a turn of the main line. */
export interface TurnNote {
  /** Indices of the positions of the line that the turn begins and ends with. */
  readonly from: number;
  readonly to: number;
  readonly comment: string;
  /** What could have been played instead, as a variation; null for none. */
  readonly instead: readonly Action[] | null;
}

/** A study with notes to turns of its main line, comments behind them and variations beside them, standing where it stood. */
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
