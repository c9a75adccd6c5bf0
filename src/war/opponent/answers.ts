import { keyOf, type Candidate } from './candidate';
import { bestOf, fearOf, judge, type Feared, type Table } from './judging';
import { neighboursOf } from './neighbours';
import type { Thinking } from './thinking';

/** The shares of the budget after which no strike is tried against the first candidates, and none played out. */
const STRIKES = 0.4;
const FIRST_ROUND = 0.7;
/** The neighbours of a turn that are tried, the best by the evaluation alone. */
const NEIGHBOURS = 8;

/**
 * Returns the candidate turn with the best score after the enemy's replies: single strikes (`worstStrike`), and whole
 * turns played out (rollouts.ts). At most `level.answered` candidates are examined, in the order given; undefined if
 * there is none. A level with `betterings` also tries turns that differ from the best by one order, while the budget
 * lasts, and may return one of them.
 */
export function answered(
  thinking: Thinking,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { budget, level } = thinking;
  const table: Table = { thinking, fear: fearOf(thinking), all: [] };
  const first: Feared[] = [];
  for (const candidate of candidates.slice(0, level.answered)) {
    if (first.length > 0 && budget.used() >= STRIKES) break;
    first.push(table.fear(candidate));
  }
  first.sort((a, b) => b.value - a.value);
  const share = level.betterings === 0 ? 1 : FIRST_ROUND;
  for (const each of first) {
    if (budget.used() >= share) break;
    judge(table, each);
  }
  better(table, candidates);
  const best = bestOf(table.all);
  return best === undefined ? first[0]?.candidate : { ...best.candidate, score: best.value };
}

/** Tries the neighbours of the best candidate not yet expanded, repeatedly. */
function better({ thinking, fear, all }: Table, candidates: readonly Candidate[]): void {
  const known = new Set(candidates.map(keyOf));
  const { budget, level } = thinking;
  const out = (): boolean => budget.used() >= 1;
  for (let times = 0; times < level.betterings; times++) {
    const from = bestOf(all.filter(({ expanded }) => !expanded));
    if (from === undefined || out()) return;
    from.expanded = true;
    for (const next of neighboursOf(thinking, from.candidate, known, out).slice(0, NEIGHBOURS)) {
      if (out()) return;
      judge({ thinking, fear, all }, fear(next));
    }
  }
}
