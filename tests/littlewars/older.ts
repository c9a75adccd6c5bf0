import { readdirSync, readFileSync } from 'node:fs';
import { readRecord } from '../../src/littlewars/game/readRecord';
import { readSave } from '../../src/littlewars/game/save';
import { battleOf, battlesOf } from '../../src/littlewars/game/timeline';

const RECORDS = 'tests/littlewars/records/older';
const SAVES = 'tests/littlewars/saves';

/** Records and saves that were written before records named their rulings, by their paths. */
export const olderTexts = (): readonly string[] => [
  ...readdirSync(RECORDS)
    .filter((name) => name.endsWith('.lw'))
    .map((name) => `${RECORDS}/${name}`),
  ...readdirSync(SAVES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${SAVES}/${name}`),
];

/** Where such a text leads: every man and gun at its end, its result, and each shot with where its bolt came to rest. */
export function whereItLeads(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const { game, faults } = path.endsWith('.json') ? readSave(text) : readRecord(text);
  const battle = game === null ? null : battleOf(game);
  if (battle === null || game?.stage.name !== 'battle') throw new Error(`${path} is no battle`);
  const shots = battlesOf(game.muster, game.stage).flatMap(({ shots: fired }, i, all) => {
    const shot = fired.at(-1);
    return shot === undefined || shot === all[i - 1]?.shots.at(-1) ? [] : [shot];
  });
  return [
    `${path}: ${faults.map(({ code }) => code).join(' ') || 'good'}`,
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
