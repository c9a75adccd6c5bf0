import { FIRST_RULINGS } from '../engine/rulings';
import type { Shot } from '../engine/flight';
import type { Battle, Muster } from '../engine/types';
import type { Tag } from '../../shell/record/recordText';
import { writeCountry } from './countryText';
import type { Game, GameOf, InCampaign, Kind, LittleWars, MoveTime } from './game';
import { writeOrder, writeShot } from './orderText';
import { writeForce, tagLine } from './recordText';
import { battlesOf } from './timeline';

const writeTime = (time: MoveTime): string =>
  time.kind === 'minutes' ? `${time.minutes}` : time.kind;

const writeBattle = ({ rules }: Pick<Muster, 'rules'>): string =>
  rules.kind === 'blow' ? `blow ${rules.linePart}` : rules.kind;

/** Returns a campaign as text: its id, its target, and Red's and Blue's points of each earlier battle. */
const writeCampaign = ({ id, target, before }: InCampaign): string =>
  [id, `${target}`, ...before.map(({ red, blue }) => `${red}:${blue}`)].join(' ');

/** Returns a battle's result as the tag `Result` has it: `red`, `blue` or `draw`, or `*` if it is not over. */
export const resultOf = ({ result }: Pick<Battle, 'result'>): string =>
  result === null ? '*' : (result.winner ?? 'draw');

/**
 * Returns the shot that an order of a battle, by its index, fired; undefined if it fired none. `battles` has the
 * battle before the first order and after each.
 */
export function shotOf(battles: readonly Battle[], order: number): Shot | undefined {
  const [before, after] = [battles[order]?.shots ?? [], battles[order + 1]?.shots ?? []];
  return after.length > before.length ? after.at(-1) : undefined;
}

/** Returns the orders of a battle as words: each move's number stands for `go`, and each shot has its result. */
function wordsOf<K extends Kind>(
  orders: readonly K['order'][],
  battles: readonly Battle[],
  write: (order: K['order']) => string,
  omitted: ReadonlySet<number>,
): string[][] {
  const lines: string[][] = [];
  orders.forEach((order, i) => {
    if (omitted.has(i)) return;
    if (order.kind === 'go') {
      lines.push([`${(battles[i]?.moves ?? 0) + 1}.`]);
      return;
    }
    const shot = shotOf(battles, i);
    const word = `${write(order)}${shot === undefined ? '' : writeShot(shot)}`;
    if (lines.length === 0) lines.push([]);
    lines.at(-1)?.push(word);
  });
  return lines;
}

/** Joins words to lines of at most `most` characters, except for longer words. */
function inLines(words: readonly string[], most = 100): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words)
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= most) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  return [...lines, ...(line === '' ? [] : [line])].join('\n');
}

/**
 * The parts of a record in which Little Wars and Kriegspiel differ: the battles, the tags of the forces, the number of
 * the rulings, how orders are written, and which are left out.
 */
export interface RecordParts<K extends Kind> {
  /** The battle after setting out, and after each order; empty before. */
  readonly battles: readonly Battle[];
  readonly forces: readonly Tag[];
  /** The number of the rulings in the record. */
  readonly rulings: number;
  /** Returns an order as a word of the record, without the result of its shot. */
  readonly write: (order: K['order'] | K['placement']) => string;
  /** The indices of orders that are left out. */
  readonly omitted?: ReadonlySet<number>;
}

/**
 * Returns the record of a game of Little Wars, as in an `.lw` file: tags, the Country, the setting out, and every
 * order (docs/littlewars-records.md). While the game is being set out it has only the tags and the Country.
 */
export function writeRecord(game: Game): string {
  const { muster, stage, chosen } = game;
  const { forces, rulings = FIRST_RULINGS } = muster;
  return recordOf<LittleWars>(game, {
    battles: stage.name === 'battle' ? battlesOf(muster, stage) : [],
    forces: [
      ...(chosen ? [{ name: 'Forces', value: 'chosen' }] : []),
      { name: 'RedForce', value: writeForce(forces.red) },
      { name: 'BlueForce', value: writeForce(forces.blue) },
    ],
    rulings,
    write: writeOrder,
  });
}

/**
 * Returns the record of a game of Little Wars or Kriegspiel (docs/littlewars-records.md). The second parameter has the
 * parts of the record in which the two differ.
 */
export function recordOf<K extends Kind>(
  game: GameOf<K>,
  { battles, forces, rulings, write, omitted = new Set() }: RecordParts<K>,
): string {
  const { muster, stage } = game;
  const { rules } = muster;
  const last = battles.at(-1);
  const tag = (name: string, value: string): string[] => [tagLine(name, value)];
  const lines = [
    ...(game.name === '' ? [] : tag('Event', game.name)),
    ...tag('Date', game.date),
    ...tag('Red', game.players.red),
    ...tag('Blue', game.players.blue),
    ...tag('Battle', writeBattle(muster)),
    ...tag('First', muster.first),
    ...forces.flatMap(({ name, value }) => tag(name, value)),
    ...tag('Curtain', rules.curtain ? 'yes' : 'no'),
    ...tag('Time', writeTime(game.time)),
    ...tag('Interval', `${rules.interval}`),
    ...tag('Seed', `${muster.seed}`),
    ...(game.campaign === null ? [] : tag('Campaign', writeCampaign(game.campaign))),
    ...tag('Result', last === undefined ? '*' : resultOf(last)),
    ...(last?.result == null ? [] : tag('Termination', last.result.why)),
    ...game.tags.flatMap(({ name, value }) => tag(name, value)),
    writeCountry(muster.country),
  ];
  // Records of the first rulings were written before they had a number. It is a word because older programs
  // preserve unknown tags and would replay a battle by their own rulings; at an unknown word they stop and report
  // it.
  const named = rulings === FIRST_RULINGS ? [] : [`rulings:${rulings}`];
  const body =
    stage.name === 'battle'
      ? [
          inLines(stage.places.red.map(write)),
          inLines(stage.places.blue.map(write)),
          '',
          ...wordsOf<K>(stage.orders, battles, write, omitted).map((words) => inLines(words)),
        ]
      : [];
  return `${[...lines, '', ...named, ...body].join('\n').trimEnd()}\n`;
}
