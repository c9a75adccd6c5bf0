import { PEOPLE } from '../../../src/war/game/seat';
import { botSeat } from '../../../src/war/seats/bot/kind';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { attacks } from '../../../src/war/engine/combat';
import { NOBODY } from '../../../src/war/engine/communication';
import { destinations, enemyArsenalAt } from '../../../src/war/engine/march';
import { startGiven } from '../../../src/war/engine/handicap';
import { readHandicap } from '../../../src/war/engine/notation/handicapText';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import {
  inCommunication,
  movesMade,
  unitsOf,
  type Position,
} from '../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS, type Rules, type RuleSetId } from '../../../src/war/engine/rules';
import type { Action, Square } from '../../../src/war/engine/vocabulary';
import type { WarTimeControl } from '../../../src/war/game/clocks';
import type { Game } from '../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { writeLink } from '../../../src/war/store/library/link';
import { writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { beginWar, order, present, type War } from '../../../src/war/game/war';
import { writeGame } from '../../../src/war/game/writing';
import { SAVE_VERSION } from '../../../src/war/game/linkFormat';
import { mulberry32, pick, randomPosition, randomRules } from '../../support/randomPositions';
import { textOfWar } from '../tellGame';

/*
 * Plays random games under every rule set, and searches for games with rare events; writes their saves, records and
 * links, and the replay of every saved game. See tests/saves/README.md.
 */

const folder = `tests/saves/${SAVE_VERSION}`;
const { log } = console;

function put(name: string, text: string): void {
  const file = `${folder}/${name}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, text);
}

function warAt(rules: Rules, text: string): War {
  const reading = readPosition(BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return beginWar(BOARD, rules, reading.setup);
}

/** Any action that the rules allow, attacks and arsenals before idleness. */
function drawn(random: () => number, now: Position): Action {
  if (now.advance !== null)
    return { type: 'advance', from: pick(random, now.advance.from), to: now.advance.to };
  const moves = unitsOf(now)
    .filter(({ side }) => side === now.side)
    .flatMap(({ square }) =>
      destinations(now, square).map((to): Action => ({ type: 'move', from: square, to })),
    );
  const taking = moves.filter(
    (move) => move.type === 'move' && enemyArsenalAt(now, now.side, move.to) >= 0,
  );
  if (taking.length > 0 && random() < 0.7) return pick(random, taking);
  const possible = attacks(now).filter(
    ({ outcome }) => random() < (outcome === 'resists' ? 0.1 : 0.6),
  );
  if (possible.length > 0) return { type: 'attack', target: pick(random, possible).target };
  const mustMove = now.retreatDue !== NOBODY;
  if (moves.length > 0 && (mustMove || (movesMade(now) < 5 && random() < 0.75)))
    return pick(random, moves);
  return { type: 'endTurn' };
}

function played(random: () => number, war: War, turns: number): War {
  let now = war;
  while (present(now).over === null && present(now).turn < present(war).turn + turns) {
    const ordered = order(now, drawn(random, present(now)));
    if (!ordered.ok) break;
    now = ordered.war;
  }
  return now;
}

interface Step {
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
  readonly rules: Rules;
}
type Rare = (step: Step) => boolean;

const aligned = (one: Square, two: Square): boolean => {
  const rows = Math.abs(Math.floor(one / 25) - Math.floor(two / 25));
  const columns = Math.abs((one % 25) - (two % 25));
  return Math.max(rows, columns) <= 2 && (rows === 0 || columns === 0 || rows === columns);
};

const margin = ({ before, action }: Step): number => {
  const assault =
    action.type === 'attack'
      ? attacks(before).find(({ target }) => target === action.target)
      : null;
  return assault ? assault.attack - assault.defence : NaN;
};

const isolatedRelays = ({ before }: Step): Square[] =>
  unitsOf(before).flatMap(({ side, kind, square }) =>
    side !== before.side && /communications$/i.test(kind) && !inCommunication(before, square)
      ? [square]
      : [],
  );

/** What the rules were about to be changed in. */
const RARE: Readonly<Record<string, Rare>> = {
  'retreat-on-arsenal': ({ before, action }) =>
    before.retreatDue !== NOBODY &&
    action.type === 'move' &&
    enemyArsenalAt(before, before.side, action.to) >= 0,
  'isolated-relay-beside': (step) => {
    const { action, rules } = step;
    return (
      action.type === 'attack' &&
      rules.communicationsUnitRange === 2 &&
      [1, 2].includes(margin(step)) &&
      isolatedRelays(step).some((at) => at !== action.target && aligned(at, action.target))
    );
  },
  'isolated-relay-attacked': (step) => {
    const { action } = step;
    return (
      action.type === 'attack' &&
      [1, 2].includes(margin(step)) &&
      isolatedRelays(step).includes(action.target)
    );
  },
  'arsenal-to-relay': ({ before, action, after, rules }) =>
    rules.arsenalFallsTo === 'anyUnit' &&
    action.type === 'move' &&
    before.standing !== after.standing &&
    unitsOf(before).some(
      ({ square, kind }) => square === action.from && /communications$/i.test(kind),
    ),
  'end-by-isolation': ({ after }) => after.over?.by === 'isolation',
  'end-by-annihilation': ({ after }) => after.over?.by === 'annihilation',
  'end-by-arsenals': ({ after }) => after.over?.by === 'arsenals',
};

async function save(
  name: string,
  ruleSet: RuleSetId,
  rules: Rules,
  war: War,
  more: Partial<Pick<Game, 'clock' | 'handicap' | 'seats'>> = {},
): Promise<void> {
  const game: Game = {
    id: name,
    players: { N: 'Ada', S: '' },
    tags: [{ name: 'Date', value: '2026.11.22' }],
    board: BOARD,
    ruleSet,
    rules,
    beginning: 'position',
    opening: null,
    seats: PEOPLE,
    ...more,
    stage: { name: 'war', war },
  };
  const record = writeGameRecord(game) ?? '';
  const saved = { save: writeGame(game), record, link: await writeLink(record) };
  put(`store/${name}.json`, `${JSON.stringify(saved, null, 2)}\n`);
  log(name, war.actions.length, present(war).over);
}

for (const ruleSet of RULE_SET_IDS)
  for (const [i, { id, position }] of OPENINGS.entries())
    if (i < 2)
      await save(
        `game-${ruleSet}-${id}`,
        ruleSet,
        RULE_SETS[ruleSet],
        played(mulberry32(i + 1), warAt(RULE_SETS[ruleSet], position), 40),
      );
for (const seed of [1, 2, 3]) {
  const rules = randomRules(seed);
  const ruleSet = RULE_SET_IDS[seed] ?? 'debord';
  const start = warAt(rules, OPENINGS[seed]?.position ?? '');
  await save(`game-house-rules-${seed}`, ruleSet, rules, played(mulberry32(seed), start, 30));
}

{
  const war = played(mulberry32(7), warAt(RULE_SETS.debord, OPENINGS[2]?.position ?? ''), 12);
  const clock: WarTimeControl = {
    kind: 'bank',
    time: { N: 900_000, S: 600_000 },
    increment: 10_000,
  };
  const times = { left: { N: 812_300, S: 540_000 }, turns: [860_000, null, 841_000], lots: [] };
  await save('game-timed', 'debord', RULE_SETS.debord, { ...war, times }, { clock });
}

for (const [name, seats] of [
  ['one', { ...PEOPLE, S: botSeat(4) }],
  ['two', { N: botSeat(1), S: botSeat(6) }],
] as const) {
  const war = played(mulberry32(8), warAt(RULE_SETS.debord, OPENINGS[0]?.position ?? ''), 6);
  await save(`game-programs-${name}`, 'debord', RULE_SETS.debord, war, { seats });
}

{
  /** The opening Classic without the North's arsenal on B15, which is given away. */
  const text = (OPENINGS[0]?.position ?? '').replace('B15,', '').replace(' N ', ' S ');
  const start = readPosition(BOARD, text);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const given = readHandicap(BOARD, start.setup, 'N B15 first');
  if (!given.ok) throw new Error(JSON.stringify(given.faults));
  const { handicap } = given;
  const from = beginWar(BOARD, RULE_SETS.debord, startGiven(start.setup, handicap));
  const war = played(mulberry32(9), from, 6);
  await save('game-handicap', 'debord', RULE_SETS.debord, war, { handicap });
}

/** The infantry on A14, beaten by one point, can go nowhere but onto the arsenal on B15. */
const ONE_RETREAT = `2s9RiC10/12rS11/${Array<string>(18).fill('25').join('/')} N B15,D8,T3,T23 - 1`;
for (const [name, actions] of [
  ['arsenal-only-way-out-due', ['xA14']],
  ['arsenal-only-way-out', ['xA14', 'A14-B15', '.', '.', '.']],
] as const) {
  const war = actions.reduce(
    (now, text) => {
      const action = readAction(BOARD, text);
      const ordered = action && order(now, action);
      if (ordered?.ok !== true) throw new Error(`${name}: ${text} ${JSON.stringify(ordered)}`);
      return ordered.war;
    },
    warAt(RULE_SETS.debord, ONE_RETREAT),
  );
  await save(name, 'debord', RULE_SETS.debord, war);
}

/** How many positions are tried for each of what is rare. */
const TRIES = Number(process.env.TRIES ?? 3_000);
const wanted = new Set(
  Object.keys(RARE).flatMap((rare) => RULE_SET_IDS.map((ruleSet) => `${rare}-${ruleSet}`)),
);
for (let seed = 1; seed <= TRIES && wanted.size > 0; seed++) {
  const ruleSet = RULE_SET_IDS[seed % 4] ?? 'debord';
  const rules = RULE_SETS[ruleSet];
  const start = warAt(rules, randomPosition(seed));
  if (start.positions[0].over !== null) continue;
  const war = played(mulberry32(seed), start, 10);
  for (const [rare, is] of Object.entries(RARE)) {
    const name = `${rare}-${ruleSet}`;
    if (!wanted.has(name)) continue;
    const at = war.actions.findIndex((action, i) => {
      const before = war.positions[i];
      const after = war.positions[i + 1];
      return before && after && is({ before, action, after, rules });
    });
    if (at < 0) continue;
    wanted.delete(name);
    await save(name, ruleSet, rules, war);
  }
}
log('not found:', [...wanted].join(' '));

// What every saved game replays, those played in a browser too.
for (const from of ['early', 'browser', 'store'].filter((each) => existsSync(`${folder}/${each}`)))
  for (const file of readdirSync(`${folder}/${from}`)) {
    const saved = JSON.parse(readFileSync(`${folder}/${from}/${file}`, 'utf8')) as {
      save?: string;
      storage?: Record<string, string>;
      library?: [string, { text: string }][];
    };
    const texts = {
      '': saved.save ?? saved.storage?.['game-of-war/game'] ?? '',
      ...Object.fromEntries((saved.library ?? []).map(([id, { text }]) => [`-${id}`, text])),
    };
    for (const [which, text] of Object.entries(texts)) {
      const { game, faults } = readGame(text);
      if (game === null || faults.length > 0) throw new Error(`${file}: ${JSON.stringify(faults)}`);
      if (game.stage.name === 'war' && (which === '') !== (file === 'library.json'))
        put(`replays/${from}/${file.replace('.json', '')}${which}.txt`, textOfWar(game.stage.war));
    }
  }
