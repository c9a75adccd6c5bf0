/**
 * The result for an entry of a file: `new`; `here`, in the same state; `behind` the present one, which contains all
 * of it; `further` than that, which it replaces; or changed differently and so added `apart` beside it. A `secret`
 * or unreadable entry is not added.
 */
export type Verdict = 'new' | 'here' | 'behind' | 'further' | 'apart' | 'secret' | 'unreadable';

/** An entry of a file, judged against the present ones. */
export interface Judged {
  readonly verdict: Verdict;
}

/** Returns whether an entry of a file is to be added. */
export const isNews = ({ verdict }: Judged): boolean =>
  verdict === 'new' || verdict === 'further' || verdict === 'apart';
