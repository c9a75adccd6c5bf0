import { recordDay } from '../../shell/language/dates';
import { stripInvisible } from '../../shell/stripInvisible';
import { SIDES, type Battle } from '../engine/types';
import { standingOf } from '../game/campaign';
import type { InCampaign } from '../game/game';
import type { AnyGame } from '../game/playing';
import { titleOf, playerTitle, sideName } from './names';
import { pointWords } from './lengths';
import { t } from './t';
import type { CountedVerdict, LibraryWords } from '../../shell/libraryFile/words';
import type { BattleEntries, JudgedBattle } from '../game/libraryFile';
import { clipped, faultWords } from './recordFaults';

/** The most faults of a battle listed; opening it lists all. */
const MOST_LISTED = 3;

/**
 * The sentences in which the page describes files with a whole library of Little Wars, as functions that return them:
 * how many entries of each kind a file has, what becomes of them, and their faults.
 */
export const LIBRARY_WORDS: LibraryWords<BattleEntries> = {
  about: () => t('lwRecords:wholeLibrary.about'),
  counted: (part, count) => t(`lwRecords:wholeLibrary.counted.${part}`, { count }),
  verdict: verdictWords,
  left: (count) => t('lwRecords:wholeLibrary.left', { count }),
  faults: {
    battles: battleFault,
    countries: ({ verdict }) =>
      verdict === 'unreadable' ? t('lwRecords:wholeLibrary.faults.country') : null,
    lessons: ({ verdict }) =>
      verdict === 'unreadable' ? t('lwRecords:wholeLibrary.faults.lesson') : null,
  },
};

function verdictWords(part: keyof BattleEntries, verdict: CountedVerdict, count: number): string {
  if (part === 'battles') return t(`lwRecords:wholeLibrary.battles.${verdict}`, { count });
  // Of two Countries neither is known to be the later, so that only three verdicts are possible; for a lesson there are
  // two.
  if (part === 'countries') {
    const what = verdict === 'new' || verdict === 'apart' ? verdict : 'here';
    return t(`lwRecords:wholeLibrary.countries.${what}`, { count });
  }
  return t(`lwRecords:wholeLibrary.lessons.${verdict === 'new' ? 'new' : 'here'}`, { count });
}

function battleFault({ verdict, about, faults }: JudgedBattle): string | null {
  const battle = about === null ? t('lwRecords:library.unreadable') : clipped(battleTitle(about));
  if (verdict === 'secret') return t('lwRecords:wholeLibrary.faults.secret', { battle });
  if (faults.length === 0 || verdict === 'here' || verdict === 'behind') return null;
  const why = faults
    .slice(0, MOST_LISTED)
    .map((fault) => faultWords(fault, about?.damaged ?? null))
    .join(' ');
  return t(`lwRecords:wholeLibrary.faults.${about === null ? 'unreadable' : 'damaged'}`, {
    battle,
    why,
  });
}

/** Returns the name of a battle; if it has none, that of its Country. */
export const battleTitle = ({ name, muster }: Pick<AnyGame, 'name' | 'muster'>): string =>
  name === '' ? t('lwRecords:unnamed', { country: titleOf(muster.country) }) : name;

/** Returns who plays a battle, and its date, in words: `Red against Blue, 28 Nov 2026`. */
export const battleOfWhom = ({ players, date }: Pick<AnyGame, 'players' | 'date'>): string =>
  t('lwRecords:of', {
    red: playerTitle(players, 'red'),
    blue: playerTitle(players, 'blue'),
    date: recordDay(date),
  });

/** Returns the number of the mover's present move, counted from 1 for each side; after the end that of the last. */
export const moveNumber = ({ moves, mover, first }: Battle): number =>
  // Once the battle is over, `moves` includes the last move, but `mover` is still the side that made it.
  Math.floor((moves + (mover === first ? 2 : 1)) / 2);

/** Returns how many moves of both sides have begun, from a battle's orders; 0 while it is set out. */
export const movesOf = ({ stage }: Pick<AnyGame, 'stage'>): number =>
  stage.name === 'battle' ? stage.orders.filter(({ kind }) => kind === 'go').length : 0;

/**
 * Returns how far a battle has come in words, `Red won after 9 moves`, from its orders, which are not executed, and
 * from the `result` that its record states: `red`, `blue`, `draw`, or `*` if it is not over.
 */
export function progressWords({ stage }: Pick<AnyGame, 'stage'>, result = '*'): string {
  if (stage.name === 'settingOut') return t('lwRecords:settingOut');
  // As `moveNumber` counts them.
  const given: readonly { readonly kind: string }[] = stage.orders;
  const many = (...kinds: readonly string[]): number =>
    Math.ceil(given.filter(({ kind }) => kinds.includes(kind)).length / 2);
  const winner = SIDES.find((side) => side === result);
  if (winner !== undefined)
    return t('lwRecords:won', { side: sideName(winner), count: many('go') });
  return result === '*'
    ? t('lwRecords:moves', { count: many('end', 'time') })
    : t('lwRecords:drawn', { count: many('go') });
}

/** Returns a sentence on how a campaign stands after its finished battles: `Red leads by 12.5 after 2 battles.` */
export function campaignWords(campaign: InCampaign): string {
  const { score, leader, winner } = standingOf(campaign);
  const count = campaign.before.length;
  if (count === 0) return t('lwRecords:campaign.none');
  if (leader === null) return t('lwRecords:campaign.even', { count });
  const points = pointWords(score[leader]);
  return t(winner === null ? 'lwRecords:campaign.leads' : 'lwRecords:campaign.won', {
    side: sideName(leader),
    points,
    count,
  });
}

/**
 * Returns a sentence on which battle of a campaign comes next or is in progress, and, after the first, one on how the
 * campaign stands (littlewars.md 6.6): `Battle 2 of a campaign to 300 points. …`
 */
export function withinCampaignWords(campaign: InCampaign): string {
  const { target, before } = campaign;
  const place = `${t('lwRecords:campaign.of', { number: before.length + 1, target })}.`;
  return before.length === 0 ? place : `${place} ${campaignWords(campaign)}`;
}

/**
 * Returns which battle of its campaign a game is, in words, and, if that is over, the points that each side has made
 * in it (littlewars.md 6.6): `Battle 2: Red 120, Blue 31.5`. The second parameter is the campaign with all its battles
 * that are over.
 */
export function battleOfCampaign(
  { campaign }: Pick<AnyGame, 'campaign'>,
  { before }: InCampaign,
): string {
  const fought = campaign?.before.length ?? 0;
  const points = before[fought];
  const number = fought + 1;
  if (points === undefined) return t('lwRecords:campaign.battle', { number });
  const [red, blue] = [pointWords(points.red), pointWords(points.blue)];
  return t('lwRecords:campaign.scored', { number, red, blue });
}

/**
 * Returns what one of several battles in a text is called, by its tags: its number, the players and its name, `2. Ann
 * – Ben, Hook’s Farm`; `Battle 2` if all are empty. `at` is the number of the battle, counted from 0.
 */
export function battleOfText(
  names: Readonly<Record<'Event' | 'Red' | 'Blue', string>>,
  at: number,
): string {
  const players = [names.Red, names.Blue].map(stripInvisible).filter(Boolean).join(' – ');
  const name = [players, stripInvisible(names.Event)].filter(Boolean).join(', ');
  return t(name === '' ? 'lwRecords:battleIn' : 'lwRecords:battleInNamed', {
    number: at + 1,
    name,
  });
}
