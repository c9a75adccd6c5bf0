import { expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import { BATTLE_KINDS, LINE_PARTS } from '../../../src/littlewars/engine/battleRules';
import { forcesFor } from '../../../src/littlewars/engine/forces';
import { command } from '../../../src/littlewars/engine/orders';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { SIDES, type Battle } from '../../../src/littlewars/engine/types';
import { PROGRAM_LEVELS } from '../../../src/littlewars/game/seats';
import { playerNamed } from '../../../tools/littlewars/players';
import { rounds } from '../../support/rounds';
import { Chance } from '../chance';
import { RULES } from '../engine/tables';

// `npm run exhaustive -- program` looks at ten thousand moves (SHARE=200).

/** Moves of the program that are looked at. */
const MOVES = rounds(50);
/** Moves of both sides after which another battle is begun. */
const LONGEST = 24;
const PLAYERS = ['random', 'random', ...PROGRAM_LEVELS.map(String)];

/** Begins a battle of any kind, forces and Country, ready or generated, by a number. */
function anyBattle(number: number): { readonly battle: Battle; readonly names: readonly string[] } {
  const chance = new Chance(number);
  const kind = chance.of(BATTLE_KINDS)!;
  const first = chance.of(SIDES)!;
  const size = { infantry: 1 + chance.below(40), cavalry: chance.below(16), guns: chance.below(5) };
  const made = { seed: number, width: 6 + chance.below(8), depth: 6 + chance.below(5) };
  const battle = beginBattle({
    country: chance.once(2) ? COUNTRIES[chance.of(COUNTRY_IDS)!] : generatedCountry(made),
    rules: { ...RULES, kind, linePart: chance.of(LINE_PARTS)!, curtain: chance.once(2) },
    rulings: NEWEST_RULINGS,
    first,
    forces: forcesFor(kind, first, size),
    seed: number,
  });
  // One side is the program's; the other does anything, or is the program's too.
  const names = [String(chance.of(PROGRAM_LEVELS)), chance.of(PLAYERS)!];
  return { battle, names: chance.once(2) ? names : names.toReversed() };
}

// littlewars.md 2.3, 3 to 6
test(
  'in any battle the program gives no order that is refused, and continues',
  { tags: ['slow'] },
  () => {
    const counts = { moves: 0, shots: 0, marches: 0, hauls: 0, settled: 0, battles: 0 };
    for (let number = 1; counts.moves < MOVES; number++) {
      const begun = anyBattle(number);
      const players = begun.names.map(playerNamed);
      counts.battles += 1;
      let now = begun.battle;
      while (now.phase !== 'over' && now.moves < LONGEST) {
        const asked = now;
        for (const [i, side] of SIDES.entries()) {
          const orders = players[i]!(now, side, number).flatMap((act) => act.orders);
          const isProgram = begun.names[i] !== 'random';
          for (const order of orders) {
            const outcome = command(now, order);
            const reasons = outcome.ok ? [] : outcome.reasons;
            expect({ number, order, reasons }).toEqual({ number, order, reasons: [] });
            if (!outcome.ok) return;
            now = outcome.battle;
            if (!isProgram) continue;
            if (order.kind === 'fire') counts.shots += 1;
            if (order.kind === 'march') counts.marches += 1;
            if (order.kind === 'haul') counts.hauls += 1;
            if (order.kind === 'settle') counts.settled += 1;
            if (order.kind === 'end') counts.moves += 1;
          }
        }
        expect(now, `battle ${number} stands in ${now.phase}`).not.toBe(asked);
      }
    }
    expect(counts.moves).toBeGreaterThanOrEqual(MOVES);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  },
);
