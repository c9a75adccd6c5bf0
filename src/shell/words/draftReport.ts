import { t } from './t';

/** The faults and warnings of a draft as sentences. */
export interface DraftReport {
  /** The sentence for a draft without faults. */
  readonly good: string;
  /** A sentence for each fault. */
  readonly faults: readonly string[];
  /** A sentence for each warning. */
  readonly warnings: readonly string[];
}

/** Returns a heading that states the number of a draft's faults, or that it has none. */
export const reportHead = ({ good, faults }: DraftReport): string =>
  faults.length === 0 ? good : t('shellDrafts:faults', { count: faults.length });

const spokenHead = (report: DraftReport): string =>
  report.faults.length === 0 ? report.good : `${reportHead(report)}.`;

/**
 * Returns the heading with the number of a draft's faults, followed by a sentence for each fault and each warning.
 */
export const reportWords = (report: DraftReport): string =>
  [spokenHead(report), ...report.faults, ...report.warnings].join(' ');

/**
 * Returns what a change of a draft has done to its faults, in words: their number if it differs, and the new ones;
 * empty if neither has changed.
 */
export function reportChange(before: DraftReport, now: DraftReport): string {
  const known = new Set([...before.faults, ...before.warnings]);
  const fresh = [...now.faults, ...now.warnings].filter((sentence) => !known.has(sentence));
  const differs = fresh.length > 0 || before.faults.length !== now.faults.length;
  return differs ? [spokenHead(now), ...fresh].join(' ') : '';
}

/** Returns the sentences on the faults and the warnings at one place of a draft, for the label of that place. */
export const markedWords = ({ faults, warnings }: Omit<DraftReport, 'good'>): string[] => [
  ...faults.map((fault) => t('shellDrafts:marked', { fault })),
  ...warnings.map((fault) => t('shellDrafts:markedOdd', { fault })),
];
