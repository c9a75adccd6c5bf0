import { BeginningMore } from './BeginningMore';
import { ClockChoice } from './ClockChoice';
import { HandicapChoice } from './HandicapChoice';
import { MapChoice } from './MapChoice';
import { NewVersion } from './NewVersion';
import { RulesChoice } from './RulesChoice';
import { SeatsChoice } from './SeatsChoice';
import { TryingChoice } from './TryingChoice';

/** What headquarters can do without at first: which rules, maps, openings, a clock, a handicap, and word of a new version. */
export const part = {
  BeginningMore,
  ClockChoice,
  HandicapChoice,
  MapChoice,
  NewVersion,
  RulesChoice,
  SeatsChoice,
  TryingChoice,
};
