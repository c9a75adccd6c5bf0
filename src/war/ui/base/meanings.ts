import { t } from '../../words/t';

/** Terms of the rules by the clause that explains them; their forms in a language are in its messages. */
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

/** Further explained terms, used only as terms by themselves. */
const EXPLAINED = { ...TERMS, relayCutOff: '4.8', step: '5.2', noWayOut: '7.2' } as const;

type Name = keyof typeof EXPLAINED;
/** A clause that is explained in one sentence. */
export type ExplainedClause = (typeof EXPLAINED)[Name];

const NAMES = Object.keys(EXPLAINED) as Name[];

/** Returns the meaning of a clause's term, in one sentence. */
export function meaningOf(clause: ExplainedClause): string {
  const name = NAMES.find((each) => EXPLAINED[each] === clause);
  return name === undefined ? '' : t(`insight:meanings.${name}`);
}
