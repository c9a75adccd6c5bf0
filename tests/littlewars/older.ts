import { readdirSync, readFileSync } from 'node:fs';
import { pointsOf } from '../../src/littlewars/engine/points';
import type { Battle } from '../../src/littlewars/engine/types';
import { readRecord } from '../../src/littlewars/game/readRecord';
import type { Game } from '../../src/littlewars/game/game';
import { battleOf, battlesOf } from '../../src/littlewars/game/timeline';
import { readSave } from '../support/battleReading';

const RECORDS = 'tests/littlewars/records/older';
const OF_RULINGS_2 = 'tests/littlewars/records/rulings2';
const SAVES = 'tests/littlewars/saves';

const filesOf = (folder: string, extension: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name}`);

/** Records and saves that were written before records named their rulings, by their paths. */
export const olderTexts = (): readonly string[] => [
  ...filesOf(RECORDS, '.lw'),
  ...filesOf(SAVES, '.json'),
];

/** Records of the second rulings, by their paths. */
export const textsOfRulings2 = (): readonly string[] => filesOf(OF_RULINGS_2, '.lw');

/** What a text says, the battle at its end, and the faults of reading it. */
function readText(path: string): {
  readonly game: Game;
  readonly battle: Battle;
  readonly faults: readonly string[];
} {
  const text = readFileSync(path, 'utf8');
  const { game, faults } = path.endsWith('.json') ? readSave(text) : readRecord(text);
  const battle = game === null ? null : battleOf(game);
  if (battle === null || game?.stage.name !== 'battle') throw new Error(`${path} is no battle`);
  return { game, battle, faults: faults.map(({ code }) => code) };
}

/** What such a text's battle is worth at its end, and what its guns are up to. */
export function whatItIsWorth(path: string): readonly string[] {
  const { battle } = readText(path);
  return [
    `${path}: ${pointsOf(battle, 'red').total} ${pointsOf(battle, 'blue').total}`,
    ...battle.guns.map(({ id, disputed, captured }) => `${id} ${disputed} ${captured ?? '-'}`),
  ];
}

/** Where such a text leads: every man and gun at its end, its result, and each shot with where its bolt came to rest. */
export function whereItLeads(path: string): readonly string[] {
  const { game, battle, faults } = readText(path);
  if (game.stage.name !== 'battle') return [];
  const shots = battlesOf(game.muster, game.stage).flatMap(({ shots: fired }, i, all) => {
    const shot = fired.at(-1);
    return shot === undefined || shot === all[i - 1]?.shots.at(-1) ? [] : [shot];
  });
  return [
    `${path}: ${faults.join(' ') || 'good'}`,
    `${battle.phase} ${battle.moves} ${battle.result?.winner ?? '-'} ${battle.result?.why ?? '-'}`,
    ...battle.men.map(({ id, x, y, state }) => `${id} ${x},${y} ${state}`),
    ...battle.guns.map((gun) =>
      [gun.id, gun.side, `${gun.x},${gun.y}`, gun.bearing, gun.unserved, gun.gone].join(' '),
    ),
    ...shots.map(({ gun, path: flown, events, dead }) => {
      const { x, y, z, time } = flown.at(-1) ?? { x: 0, y: 0, z: 0, time: 0 };
      const met = events.map(({ kind }) => kind).join(' ');
      return `${gun} shot to ${x},${y},${z} in ${time}: ${met} ${dead.join(' ')}`.trimEnd();
    }),
  ];
}
