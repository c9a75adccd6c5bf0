import { FIRST_RULINGS } from '../engine/rulings';
import type { Battle, Muster } from '../engine/types';
import { writeCountry } from './countryText';
import type { Game, InCampaign, MoveTime } from './game';
import { writeOrder, writeShot } from './orderText';
import { writeForce, tagLine } from './recordText';
import { battlesOf } from './timeline';

const writeTime = (time: MoveTime): string =>
  time.kind === 'minutes' ? `${time.minutes}` : time.kind;

const writeBattle = ({ rules }: Muster): string =>
  rules.kind === 'blow' ? `blow ${rules.linePart}` : rules.kind;

/** Returns a campaign as text: its id, its target, and Red's and Blue's points of each earlier battle. */
const writeCampaign = ({ id, target, before }: InCampaign): string =>
  [id, `${target}`, ...before.map(({ red, blue }) => `${red}:${blue}`)].join(' ');

/** Returns the value of the tag `Result` for a battle. */
export const resultOf = ({ result }: Pick<Battle, 'result'>): string =>
  result === null ? '*' : (result.winner ?? 'draw');

/** Returns the orders of a battle as words: each move's number stands for `go`, and each shot has its result. */
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
 * Returns the record of a game, `.lw`: tags, the Country, the places, and every order (docs/littlewars-records.md).
 * During setting out it has only the terms.
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
  // Records of the first rulings were written before they had a number. It is a word because older programs
  // preserve unknown tags and would replay a battle by their own rulings; at an unknown word they stop and report
  // it.
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
