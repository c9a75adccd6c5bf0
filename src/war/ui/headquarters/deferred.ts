import { HouseRules } from './HouseRules';
import { NewVersion } from './NewVersion';
import { OpeningChoice } from './OpeningChoice';

/** What headquarters can do without at first: switches of the rules, openings, and word of a new version. */
export const headquarters = { HouseRules, NewVersion, OpeningChoice };
