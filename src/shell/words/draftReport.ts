import { t } from './t';

/** What is wrong with a draft, in words. */
export interface DraftReport {
  /** The sentence for a draft without faults. */
  readonly good: string;
  /** A sentence for each fault. */
  readonly faults: readonly string[];
  /** A sentence for each thing that may not be intended. */
  readonly warnings: readonly string[];
}

/** How many faults there are, as a heading. */
export const reportHead = ({ good, faults }: DraftReport): string =>
  faults.length === 0 ? good : t('shellDrafts:faults', { count: faults.length });

const spokenHead = (report: DraftReport): string =>
  report.faults.length === 0 ? report.good : `${reportHead(report)}.`;

/** How many faults there are, each of them, and each warning. */
export const reportWords = (report: DraftReport): string =>
  [spokenHead(report), ...report.faults, ...report.warnings].join(' ');

/** What has come of a change: how many faults there are now where that differs, and those that are new; else empty. */
export function reportChange(before: DraftReport, now: DraftReport): string {
  const known = new Set([...before.faults, ...before.warnings]);
  const fresh = [...now.faults, ...now.warnings].filter((sentence) => !known.has(sentence));
  const differs = fresh.length > 0 || before.faults.length !== now.faults.length;
  return differs ? [spokenHead(now), ...fresh].join(' ') : '';
}

/** What a place of a draft says besides what is there: the faults and warnings that are upon it. */
export const markedWords = ({ faults, warnings }: Omit<DraftReport, 'good'>): string[] => [
  ...faults.map((fault) => t('shellDrafts:marked', { fault })),
  ...warnings.map((fault) => t('shellDrafts:markedOdd', { fault })),
];
