import { FIRST_RULINGS } from '../engine/rulings';
import type { Battle, Muster } from '../engine/types';
import { writeCountry } from './countryText';
import type { Game, InCampaign, MoveTime } from './game';
import { writeOrder, writeShot } from './orderText';
import { writeForce } from './places';
import { tagLine } from './recordText';
import { battlesOf } from './timeline';

const writeTime = (time: MoveTime): string =>
  time.kind === 'minutes' ? `${time.minutes}` : time.kind;

const writeBattle = ({ rules }: Muster): string =>
  rules.kind === 'blow' ? `blow ${rules.linePart}` : rules.kind;

/** A campaign: its id, how many points up it goes to, and Red's and Blue's points of each battle before. */
const writeCampaign = ({ id, target, before }: InCampaign): string =>
  [id, `${target}`, ...before.map(({ red, blue }) => `${red}:${blue}`)].join(' ');

/** How a battle has ended, as the tag `Result` says it. */
export const resultOf = ({ result }: Pick<Battle, 'result'>): string =>
  result === null ? '*' : (result.winner ?? 'draw');

/** The orders of a battle as words: each move's number is its `go`, and each shot has what came of it. */
function wordsOf(
  { orders }: Extract<Game['stage'], { readonly name: 'battle' }>,
  battles: readonly Battle[],
): string[][] {
  const lines: string[][] = [];
  orders.forEach((order, i) => {
    if (order.kind === 'go') {
      lines.push([`${(battles[i]?.moves ?? 0) + 1}.`]);
      return;
    }
    const shot = order.kind === 'fire' ? battles[i + 1]?.shots.at(-1) : undefined;
    const word = `${writeOrder(order)}${shot === undefined ? '' : writeShot(shot)}`;
    if (lines.length === 0) lines.push([]);
    lines.at(-1)?.push(word);
  });
  return lines;
}

/** Words in lines of no more than so many signs, unless a word is longer. */
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
 * The record of a game, `.lw`: tags, the Country, who stands where, and every order (docs/littlewars-records.md). Of a
 * setting out that is under way it has nothing but what was agreed before.
 */
export function writeRecord(game: Game): string {
  const { muster, stage } = game;
  const { rules, rulings = FIRST_RULINGS, forces } = muster;
  const battles = stage.name === 'battle' ? battlesOf(muster, stage) : [];
  const last = battles.at(-1);
  const tag = (name: string, value: string): string[] => [tagLine(name, value)];
  const lines = [
    ...(game.name === '' ? [] : tag('Event', game.name)),
    ...tag('Date', game.date),
    ...tag('Red', game.players.red),
    ...tag('Blue', game.players.blue),
    ...tag('Battle', writeBattle(muster)),
    ...tag('First', muster.first),
    ...(game.chosen ? tag('Forces', 'chosen') : []),
    ...tag('RedForce', writeForce(forces.red)),
    ...tag('BlueForce', writeForce(forces.blue)),
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
  // Records of the first rulings were written before they had a number. It is no tag: programs that know no rulings keep
  // tags that they do not know, and replay a battle by their own; at a word that they do not know they stop, and say so.
  const named = rulings === FIRST_RULINGS ? [] : [`rulings:${rulings}`];
  const body =
    stage.name === 'battle'
      ? [
          inLines(stage.places.red.map(writeOrder)),
          inLines(stage.places.blue.map(writeOrder)),
          '',
          ...wordsOf(stage, battles).map((words) => inLines(words)),
        ]
      : [];
  return `${[...lines, '', ...named, ...body].join('\n').trimEnd()}\n`;
}
