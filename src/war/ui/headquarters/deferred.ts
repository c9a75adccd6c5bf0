import { HouseRules } from './HouseRules';
import { NewVersionOffer } from './NewVersionOffer';
import { OpeningChoice } from './OpeningChoice';

/** What may be settled on the way to a new game, and need not: the switches of the rules, and the openings. */
export const headquarters = { HouseRules, NewVersionOffer, OpeningChoice };
