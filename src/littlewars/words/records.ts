import { stripInvisible } from '../../shell/stripInvisible';
import { distance } from '../engine/lengths';
import { manOf } from '../engine/men';
import type { Order } from '../engine/orders';
import { gunNamed } from '../engine/refusals';
import { SIDES, type Battle, type Country, type Man, type Point } from '../engine/types';
import { standingOf } from '../game/campaign';
import type { InCampaign } from '../game/game';
import { playing } from '../game/kinds';
import type { AnyGame, AnyRecordFault } from '../game/playing';
import { titleOf, capital, nameOf, playerTitle, sideName } from './names';
import { countryFaultWords } from './layingOut';
import { lengthWords, pointWords } from './lengths';
import { countWords } from './places';
import { refusalWords } from './reasons';
import { resultWords } from './results';
import { shotWords } from './shot';
import { t } from './t';
import type { CountedVerdict, LibraryWords } from '../../shell/libraryFile/words';
import type { BattleEntries, JudgedBattle } from '../game/libraryFile';

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

/** Returns who plays a battle, and its date, in words: `Red against Blue, 2026.11.28`. */
export const battleOfWhom = ({ players, date }: Pick<AnyGame, 'players' | 'date'>): string =>
  t('lwRecords:of', { red: playerTitle(players, 'red'), blue: playerTitle(players, 'blue'), date });

/**
 * Returns the number of the mover's present move, counted from 1 for each side; after the end that of the last move.
 */
export const moveNumber = ({ moves, mover, first }: Battle): number =>
  // Once the battle is over, `moves` includes the last move, but `mover` is still the side that made it.
  Math.floor((moves + (mover === first ? 2 : 1)) / 2);

/**
 * Returns how many moves of a battle have begun, those of both sides together, from its orders, which are not
 * executed; 0 while it is set out.
 */
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

/**
 * Returns a sentence on how a campaign stands after those of its battles that are over (littlewars.md 6.6): `Red leads
 * by 12.5 after 2 battles.`
 */
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

const wentFrom = (battle: Battle, id: string, to: Point): string =>
  lengthWords(distance(manOf(battle, id)?.start ?? gunNamed(battle, id)?.start ?? to, to));

/**
 * Returns a sentence on marches of one body's men that were ordered one after the other, with the number of men of
 * each arm and the greatest distance, straight from where a man began: `12 infantry march, up to 9 in.` `to` is where
 * a man goes.
 */
export const bodyMarchWords = (marches: readonly { readonly man: Man; readonly to: Point }[]) =>
  t('lwRecords:order.marchBody', {
    men: capital(countWords(marches.map(({ man }) => man))),
    length: lengthWords(Math.max(...marches.map(({ man, to }) => distance(man.start, to)))),
  });

/** Returns a sentence on what an order of Little Wars has done; `before` and `after` are the battles around it. */
export function orderWords(
  before: Battle,
  order: Order,
  after: Battle,
  { players }: Pick<AnyGame, 'players'>,
): string {
  const name = (id: string): string => capital(nameOf(before, id));
  const side = sideName(before.mover);
  const words = ((): string => {
    switch (order.kind) {
      case 'go':
        return t('lwRecords:order.go', { side, number: moveNumber(after) });
      case 'march':
        return t('lwRecords:order.march', {
          man: name(order.man),
          length: wentFrom(before, order.man, order.to),
        });
      case 'leave':
        return t('lwRecords:order.leave', { man: name(order.man) });
      case 'lie':
        return t(order.lying ? 'lwRecords:order.down' : 'lwRecords:order.up', {
          man: name(order.man),
        });
      case 'serve':
        return t('lwRecords:order.serve', { gun: nameOf(before, order.gun) });
      case 'haul':
        return t('lwRecords:order.haul', {
          gun: name(order.gun),
          length: wentFrom(before, order.gun, order.to),
        });
      case 'takeOff':
        return t('lwRecords:order.takeOff', { gun: name(order.gun) });
      case 'fire': {
        const shot = after.shots.at(-1);
        return shot === undefined ? '' : `${name(order.gun)}. ${shotWords(before, shot)}`;
      }
      case 'end':
      case 'time':
        return t(`lwRecords:order.${order.kind}`, { side });
      case 'join':
        return t('lwRecords:order.join', { man: name(order.man), melee: order.melee + 1 });
      case 'settle':
        return t('lwRecords:order.settle', {
          melee: order.melee + 1,
          dead: order.casualties.dead.length,
          taken: order.casualties.taken.length,
        });
      case 'whiteFlag':
        return t('lwRecords:order.whiteFlag', { count: order.men.length });
      case 'surrender':
      case 'offerDraw':
      case 'declineDraw':
        return t(`lwRecords:order.${order.kind}`, { side: sideName(order.side) });
      case 'place':
      case 'placeGun':
      case 'takeUp':
      case 'ready':
        return t('lwRecords:begun');
    }
  })();
  return after.result === null || before.result !== null
    ? words
    : `${words} ${resultWords(after.result, players)}`;
}

const clipped = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59)}…`);

function whatIsWrong(fault: AnyRecordFault, game: AnyGame | null, country: Country | null): string {
  const battle = game === null ? null : (playing(game).battles(game).at(-1) ?? null);
  switch (fault.code) {
    case 'badTag':
    case 'noOrder':
    case 'notHere':
      return t(`lwRecords:fault.${fault.code}`, { text: clipped(fault.text) });
    case 'missingTag':
      return t('lwRecords:fault.missingTag', { tag: fault.tag });
    case 'badValue':
      return t('lwRecords:fault.badValue', { tag: fault.tag, text: clipped(fault.text) });
    case 'country':
      if (country !== null) return countryFaultWords(country, fault.fault);
      return t('lwRecords:fault.country', {
        text: 'piece' in fault.fault ? fault.fault.piece : fault.fault.code,
      });
    case 'force':
      return t('lwRecords:fault.force', { side: sideName(fault.side) });
    case 'moveNumber':
      return t('lwRecords:fault.moveNumber', { text: fault.text, expected: fault.expected });
    case 'refused': {
      const why = battle === null ? '' : refusalWords(battle, fault.reasons);
      return t('lwRecords:fault.refused', { text: clipped(fault.text), why });
    }
    case 'notSetOut': {
      const why = battle === null ? '' : refusalWords(battle, fault.reasons);
      return t('lwRecords:fault.notSetOut', { side: sideName(fault.side), why });
    }
    case 'wrongShot':
    case 'wrongResult':
      return t(`lwRecords:fault.${fault.code}`, {
        text: clipped(fault.text),
        expected: clipped(fault.expected),
      });
    case 'link':
      return t(`lwRecords:fault.link.${fault.fault}`);
    case 'newer':
      return t(`lwRecords:fault.${fault.of ?? 'newer'}`);
    case 'openComment':
    case 'tooLong':
    case 'noSave':
      return t(`lwRecords:fault.${fault.code}`);
  }
}

/**
 * Returns a sentence on a fault of a record or of a Country, with its place in the text. `game` is what could be read
 * of the record, null if nothing; `country` is the Country that was read on its own, null if none.
 */
export function faultWords(
  fault: AnyRecordFault,
  game: AnyGame | null,
  country: Country | null = null,
): string {
  const { line, column } = fault;
  return t('lwRecords:at', { line, column, what: whatIsWrong(fault, game, country) });
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
