/**
 * What becomes of an entry of a file: it is `new`; it is `here` in that very state; it is `behind` what is here, which has
 * all of it; it goes `further` than that and takes its place; it went another way, and goes `apart` beside it. One that
 * holds what is not to be seen (`secret`), or of which nothing can be read, is left.
 */
export type Verdict = 'new' | 'here' | 'behind' | 'further' | 'apart' | 'secret' | 'unreadable';

/** An entry of a file as it was judged by what is here. */
export interface Judged {
  readonly verdict: Verdict;
}

/** Whether an entry of a file is to be taken in. */
export const isNews = ({ verdict }: Judged): boolean =>
  verdict === 'new' || verdict === 'further' || verdict === 'apart';
