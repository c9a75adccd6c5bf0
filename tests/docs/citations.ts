/** The contracts that clauses are cited from, by the name that citations call them. */
export const CONTRACTS = ['rules.md', 'littlewars.md', 'kriegspiel.md', 'notation.md'] as const;
/** A contract's name in citations; the file is `docs/` and this. */
export type Contract = (typeof CONTRACTS)[number];

/** What can be cited of a contract: its clauses (`6`, `6.6`, `6.6b`), its headings and its switches. */
export interface Contents {
  readonly clauses: ReadonlySet<string>;
  /** Without their numbers, in lower case. */
  readonly headings: readonly string[];
  readonly switches: ReadonlySet<string>;
}

/** Reads what a contract has to be cited. */
export function contentsOf(text: string): Contents {
  const clauses = new Set<string>();
  const headings: string[] = [];
  let last = '';
  for (const line of text.split('\n')) {
    const heading = /^#+ (?:(\d+)\. )?(.+)$/.exec(line);
    if (heading !== null) {
      if (heading[1] !== undefined) clauses.add(heading[1]);
      headings.push(heading[2]!.toLowerCase());
    }
    const clause = /^(\d+\.\d+) /.exec(line)?.[1];
    if (clause !== undefined) clauses.add((last = clause));
    const part = /^ ([a-z])\. /.exec(line)?.[1];
    if (part !== undefined) clauses.add(last + part);
  }
  const switches = [...text.matchAll(/^\| ([a-z]+[A-Z]\w+|annihilation) \|/gm)].map(
    ([, name]) => name!,
  );
  return { clauses, headings, switches: new Set(switches) };
}

/** A citation: of a clause, of a switch, or of a place by the words of its heading. */
export interface Citation {
  readonly contract: Contract;
  readonly kind: 'clause' | 'switch' | 'heading';
  readonly cited: string;
  readonly line: number;
}

const NUMBER = /\d+(?:\.\d+[a-z]?)?/;
/** What stands between two numbers of one citation, over the end of a line of a comment too. */
const BETWEEN = /(?:[\s,–*]|\/\/|\band\b|\bor\b|\bto\b)+/;
const CITED = new RegExp(
  `\\b(rules|littlewars|kriegspiel|notation)\\.md\`?((?:${BETWEEN.source}${NUMBER.source}\\b)+)?(?:, switch (\\w+)|, ([A-Za-z]+(?: [a-z]+)?)(?=[.:)]|$| \\|))?`,
  'gm',
);

/** Finds every citation of a contract in a text: `rules.md 4.1 to 4.6, 6.6b`, `rules.md, known facts`. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(CITED)].flatMap((match) => {
    const [, name, numbers = '', switchName, place] = match;
    const contract = `${name as 'rules'}.md` as const;
    const line = text.slice(0, match.index).split('\n').length;
    const clauses = [...numbers.matchAll(new RegExp(NUMBER, 'g'))];
    const citations = clauses.map(([cited]): Citation => ({
      contract,
      kind: 'clause',
      cited,
      line,
    }));
    if (switchName !== undefined)
      citations.push({ contract, kind: 'switch', cited: switchName, line });
    // After clauses it is the subject that is named, not a place.
    if (place !== undefined && clauses.length === 0)
      citations.push({ contract, kind: 'heading', cited: place, line });
    return citations;
  });
}

/** Whether what is cited stands in its contract. */
export function isFound({ kind, cited }: Citation, contents: Contents): boolean {
  if (kind === 'clause') return contents.clauses.has(cited);
  if (kind === 'switch') return contents.switches.has(cited);
  return contents.headings.some((heading) => heading.startsWith(cited.toLowerCase()));
}
