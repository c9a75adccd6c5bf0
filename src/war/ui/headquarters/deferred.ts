import { BeginningMore } from './BeginningMore';
import { NewVersion } from './NewVersion';
import { RulesChoice } from './RulesChoice';

/** What headquarters can do without at first: which rules, openings, and word of a new version. */
export const headquarters = { BeginningMore, NewVersion, RulesChoice };
