import { readPosition } from '../../engine/notation/notation';
import { readRules } from '../../engine/notation/ruleText';
import { firstRulesText } from './firstVersion';
import { warAsThen, type FirstFault } from './firstWar';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { MOST_ORDERS } from '../linkFormat';
import type { VersionStep } from '../../../shell/stored';

type Entries = Readonly<Record<string, unknown>>;
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * 1 to 2: rules are written as in records, a set and the switches that differ, instead of every switch. Tags always
 * exist, even if empty. The game continues by the rules it was played by; what today's rules cannot express is
 * reported.
 */
const rulesByName: VersionStep<FirstFault> = (game, report) => {
  if (!isEntries(game)) return game;
  const { ruleSet, rules: settings, ...rest } = game;
  const rulesText = isEntries(settings) ? firstRulesText(ruleSet, settings) : null;
  return {
    tags: [],
    ...rest,
    ...(rulesText === null ? { rules: null } : asFought(rulesText, rest.stage, report)),
  };
};

/** Returns the rules of a war, and its actions as far as they have the same result. */
function asFought(rulesText: string, stage: unknown, report: (fault: FirstFault) => void): Entries {
  const rules = readRules(rulesText);
  if (!rules.ok || !isEntries(stage) || stage.name !== 'war') return { rules: rulesText };
  const { start, actions } = stage;
  const reading = typeof start === 'string' ? readPosition(STANDARD_BOARD, start) : null;
  const texts = Array.isArray(actions) ? (actions as unknown[]) : [];
  const many = texts.length > MOST_ORDERS;
  if (reading?.ok !== true || many || !texts.every((text) => typeof text === 'string'))
    return { rules: rulesText };
  const war = warAsThen(rules.rules, reading.setup, texts);
  if (war.fault !== null) report(war.fault);
  return {
    rules: firstRulesText(rules.ruleSet, war.rules),
    stage:
      war.fault?.code === 'outcome' ? { ...stage, actions: texts.slice(0, war.replayed) } : stage,
  };
}

/** The step to a version that only added members to the format: a save without them is unchanged. */
const unchanged: VersionStep<FirstFault> = (game) => game;

/** 4 to 5: a seat is named by its kind and its word; only bots were there, as `programs` with their levels. */
const seatsByKind: VersionStep<FirstFault> = (game) => {
  if (!isEntries(game) || game.programs === undefined) return game;
  const { programs, ...rest } = game;
  if (!isEntries(programs)) return { ...rest, seats: programs };
  const seats = Object.entries(programs).map(([side, level]) => [
    side,
    { kind: 'bot', word: typeof level === 'number' ? `${level}` : level },
  ]);
  return { ...rest, seats: Object.fromEntries(seats) as Entries };
};

/**
 * The conversions of saved games from each version that was published to the next, the first from version 1 to 2.
 * Version 3 may have a clock and its times, and a map other than Debord's; version 4 a handicap; version 6 a bot of
 * level 0, which earlier pages call damaged.
 */
export const STEPS: readonly VersionStep<FirstFault>[] = [
  rulesByName,
  unchanged,
  unchanged,
  seatsByKind,
  unchanged,
];
