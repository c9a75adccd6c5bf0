import { t } from './t';

/** The faults and warnings of a draft, each as a sentence, and the sentence for a draft without faults (`good`). */
export interface DraftReport {
  /** The sentence for a draft without faults. */
  readonly good: string;
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** Returns a heading for the faults of a draft, without full stop: their number, or `good` if there are none. */
export const reportHead = ({ good, faults }: DraftReport): string =>
  faults.length === 0 ? good : t('shellDrafts:faults', { count: faults.length });

const spokenHead = (report: DraftReport): string =>
  report.faults.length === 0 ? report.good : `${reportHead(report)}.`;

/**
 * Returns the faults of a draft as one text: their number, or `good` if there are none, then a sentence for each fault
 * and each warning.
 */
export const reportWords = (report: DraftReport): string =>
  [spokenHead(report), ...report.faults, ...report.warnings].join(' ');

/**
 * Returns what a change of a draft has done to its faults, as a text: the number of faults, and the sentences on new
 * faults and warnings; empty if there are no new ones and the number is the same.
 */
export function reportChange(before: DraftReport, now: DraftReport): string {
  const known = new Set([...before.faults, ...before.warnings]);
  const fresh = [...now.faults, ...now.warnings].filter((sentence) => !known.has(sentence));
  const differs = fresh.length > 0 || before.faults.length !== now.faults.length;
  return differs ? [spokenHead(now), ...fresh].join(' ') : '';
}

/**
 * Returns words for the faults and the warnings at one place of a draft, one text for each, the faults first, to be
 * added to the label of that place; empty if there are none.
 */
export const markedWords = ({ faults, warnings }: Omit<DraftReport, 'good'>): string[] => [
  ...faults.map((fault) => t('shellDrafts:marked', { fault })),
  ...warnings.map((fault) => t('shellDrafts:markedOdd', { fault })),
];
