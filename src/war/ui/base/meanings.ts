import { t } from '../../words/t';

/** Words of the rules by the clause that explains them; their forms in a language are in its messages. */
export const TERMS = {
  lines: '4.1',
  relays: '4.3',
  contact: '4.5',
  communication: '4.4',
  isolated: '4.7',
  march: '5.1',
  factors: '6.3',
  attack: '6.1',
  range: '6.2',
  support: '6.4',
  terrain: '6.5',
  charge: '6.6',
  outcome: '6.7',
  retreat: '7.1',
  arsenal: '8.1',
  fighting: '2',
} as const;

/** What is explained besides, where it stands as a term by itself. */
const EXPLAINED = { ...TERMS, relayCutOff: '4.8', step: '5.2', noWayOut: '7.2' } as const;

type Name = keyof typeof EXPLAINED;
/** A clause of which the gist is told in one sentence. */
export type ExplainedClause = (typeof EXPLAINED)[Name];

const NAMES = Object.keys(EXPLAINED) as Name[];

/** What a term of a clause means, in one sentence. */
export function meaningOf(clause: ExplainedClause): string {
  const name = NAMES.find((each) => EXPLAINED[each] === clause);
  return name === undefined ? '' : t(`insight:meanings.${name}`);
}
