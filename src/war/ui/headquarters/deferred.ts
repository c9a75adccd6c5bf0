import { OpeningPlan } from './OpeningPlan';
import { SwitchList } from './SwitchList';

/** What is opened on the way to a new game: the switches of the rules, and the plans of the openings. */
export const headquarters = { OpeningPlan, SwitchList };
