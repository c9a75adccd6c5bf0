import { t } from './t';

/** The faults of a draft, in words. */
export interface DraftReport {
  /** The sentence for a draft without faults. */
  readonly good: string;
  /** A sentence for each fault. */
  readonly faults: readonly string[];
  /** A sentence for each warning. */
  readonly warnings: readonly string[];
}

/** Returns a heading with the number of a draft's faults, or that it has none. */
export const reportHead = ({ good, faults }: DraftReport): string =>
  faults.length === 0 ? good : t('shellDrafts:faults', { count: faults.length });

const spokenHead = (report: DraftReport): string =>
  report.faults.length === 0 ? report.good : `${reportHead(report)}.`;

/** Returns the number of a draft's faults in words, followed by each fault and each warning. */
export const reportWords = (report: DraftReport): string =>
  [spokenHead(report), ...report.faults, ...report.warnings].join(' ');

/** Returns the effect of a change: the number of faults if it differs, and the new ones; otherwise empty. */
export function reportChange(before: DraftReport, now: DraftReport): string {
  const known = new Set([...before.faults, ...before.warnings]);
  const fresh = [...now.faults, ...now.warnings].filter((sentence) => !known.has(sentence));
  const differs = fresh.length > 0 || before.faults.length !== now.faults.length;
  return differs ? [spokenHead(now), ...fresh].join(' ') : '';
}

/** Returns the faults and warnings at a place of a draft, for its label. */
export const markedWords = ({ faults, warnings }: Omit<DraftReport, 'good'>): string[] => [
  ...faults.map((fault) => t('shellDrafts:marked', { fault })),
  ...warnings.map((fault) => t('shellDrafts:markedOdd', { fault })),
];
