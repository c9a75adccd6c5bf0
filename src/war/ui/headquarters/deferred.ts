import { NewVersion } from './NewVersion';
import { OpeningChoice } from './OpeningChoice';
import { RulesChoice } from './RulesChoice';

/** What headquarters can do without at first: which rules, openings, and word of a new version. */
export const headquarters = { NewVersion, OpeningChoice, RulesChoice };
