// Random battles of Kriegspiel: their tables and their setting out. The orders of their moves: randomMoves.ts.
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import { KRIEGSPIEL_COUNTRIES } from '../../../src/littlewars/battles/kriegspielCountries';
import { INCH, rounded } from '../../../src/littlewars/engine/lengths';
import {
  SIDES,
  type Country,
  type Piece,
  type Point,
  type Side,
} from '../../../src/littlewars/engine/types';
import { takes } from '../../../src/littlewars/kriegspiel/moveState';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import {
  CHAPTERS,
  FORMATIONS,
  missingChapters,
  type Chapter,
  type KriegspielBattle,
  type KriegspielMuster,
} from '../../../src/littlewars/kriegspiel/types';
import { Chance } from '../chance';
import { block } from '../engine/tables';
import { muster, onField } from './tables';

/** A bare field with a lake between two landings. */
const LAKE = onField([
  block('lake', 'river', [40, 24, 60, 72], 0),
  block('red-landing', 'landing', [46, 20, 54, 24], 0),
  block('blue-landing', 'landing', [46, 72, 54, 76], 0),
]);
const READY: readonly Country[] = [...Object.values(KRIEGSPIEL_COUNTRIES), LAKE];
/** In which formations bodies charge. */
const FORMED = FORMATIONS.filter((formation) => formation !== 'extended');
/** Every so many battles are fought on the ready Countries in turn, and as many on generated ones. */
const TABLES = 2 * READY.length;

/** A generated Country with its hills of blocks, its waters rivers, two of its houses depots, and a road. */
function generated(chance: Chance): Country {
  const [seed, depth] = [chance.seed(), 6 + chance.below(3)];
  const country = generatedCountry({ seed, width: 8 + chance.below(5), depth });
  const fordable = chance.once(2);
  const road = 40 + chance.below(country.width - 200);
  const pieces = country.pieces.map((piece): Piece => {
    if (piece.kind === 'board') return { ...piece, kind: 'block', height: 6 * INCH };
    if (piece.kind === 'water')
      return { ...piece, kind: 'river', ...(fordable ? { fordable } : {}) };
    return piece.kind === 'shed' ? { ...piece, kind: 'depot' } : piece;
  });
  const across = {
    left: road,
    right: road + 4 * INCH,
    bottom: 6 * INCH,
    top: country.depth - 6 * INCH,
  };
  return { ...country, pieces: [...pieces, flat('road', 'road', across)] };
}

const flat = (
  id: string,
  kind: Piece['kind'],
  { left, right, bottom, top }: Readonly<Record<'left' | 'right' | 'bottom' | 'top', number>>,
): Piece => ({
  id,
  kind,
  shape: {
    kind: 'polygon',
    corners: [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ],
  },
  height: 0,
});

/** Gives an order, and returns whether it was carried out. */
type Give = (order: KriegspielOrder) => boolean;
/** A battle as it stands now, and how orders are given in it. */
export interface Play {
  readonly battle: () => KriegspielBattle;
  readonly give: Give;
  readonly chance: Chance;
  /** What bodies are about, for as long as they are: a place by the id of the body. */
  readonly goals: Map<string, Point>;
}

/** Returns all chapters in every second battle, otherwise some, with what they require. */
function chaptersFor(number: number, chance: Chance): readonly Chapter[] {
  if (number % 2 === 0) return CHAPTERS;
  const some = CHAPTERS.filter(() => chance.once(2));
  const missing = missingChapters(some);
  return CHAPTERS.filter((each) => some.includes(each) || missing.includes(each));
}

/** Returns what a battle begins with; `number` chooses its country and its chapters. */
export function randomMuster(number: number, chance: Chance): KriegspielMuster {
  const country = READY[number % TABLES] ?? generated(chance);
  const chapters = chaptersFor(Math.floor(number / TABLES), chance);
  const rails =
    country.pieces.some(({ kind }) => kind === 'railway') && chapters.includes('trains');
  const force = {
    infantry: 10 + chance.below(26),
    cavalry: 8 + chance.below(14),
    guns: 1,
    engineers: 2 + chance.below(3),
    waggons: 2 + chance.below(3),
    boats: country === LAKE && chapters.includes('boats') ? 1 : 0,
    trains: rails ? 1 : 0,
  };
  return muster({
    country,
    rules: { ...muster().rules, kind: chance.once(2) ? 'finish' : 'blow', timed: false },
    forces: { red: force, blue: force },
    first: SIDES[chance.below(2)]!,
    seed: chance.seed(),
    chapters,
    half: !chance.once(4),
    generalVulnerable: chance.once(2),
  });
}

/** Returns a battle before its first order. */
export const begunBattle = (number: number, chance: Chance): KriegspielBattle =>
  beginKriegspiel(randomMuster(number, chance));

/** Sets both sides out: bodies, guns with their crews, waggons, boats and trains. */
export function setOut({ battle, give, chance }: Play): void {
  const begun = battle();
  const { width, depth } = begun.country;
  const place = (side: Side, orderAt: (at: Point, front: number) => KriegspielOrder): void => {
    for (let tries = 0; tries < 500; tries++) {
      const y = side === 'red' ? 30 + chance.below(60) : depth - 30 - chance.below(60);
      const at = { x: 200 + chance.below(width - 400), y };
      if (give(orderAt(at, side === 'red' ? 0 : 180_000))) return;
    }
    throw new Error('no place found');
  };
  const { services } = begun.kriegspiel;
  for (const side of SIDES) {
    const of = (service: string): readonly string[] =>
      begun.men
        .filter((man) => man.side === side && services[man.id] === service)
        .map(({ id }) => id);
    const foot = of('infantry');
    const half = Math.ceil(foot.length / 2);
    const bodies = [foot.slice(0, half), foot.slice(half), of('cavalry'), of('engineers')];
    for (const men of takes(begun, 'formations') ? bodies : [])
      place(side, (at, front) => {
        const formed = services[men[0]!] === 'cavalry' ? FORMED : FORMATIONS;
        const formation = men.length < 5 ? 'extended' : chance.of(formed)!;
        return { kind: 'placeBody', men, formation, at, front };
      });
    for (const gun of begun.guns.filter((each) => each.side === side))
      place(side, (at, bearing) => ({ kind: 'placeGun', gun: gun.id, at, bearing }));
    const gun = battle().guns.find((each) => each.side === side)!;
    for (const man of [...of('artillery'), ...of('general'), ...bodies.flat()])
      if (!battle().placed.includes(man))
        place(side, (at) => ({
          kind: 'place',
          man,
          at:
            services[man] === 'artillery'
              ? rounded({ x: gun.x + chance.below(160) - 80, y: gun.y + chance.below(160) - 80 })
              : at,
        }));
    for (const { id } of begun.kriegspiel.waggons.filter((each) => each.side === side))
      place(side, (at, bearing) => ({ kind: 'placeWaggon', waggon: id, at, bearing }));
    for (const { id, kind } of begun.kriegspiel.transports.filter((each) => each.side === side)) {
      const at =
        kind === 'boat' ? { x: 800, y: side === 'red' ? 400 : 1_136 } : { x: 1_600, y: 1_152 };
      give({ kind: 'placeTransport', transport: id, at, bearing: kind === 'boat' ? 0 : 90_000 });
    }
  }
  for (const side of SIDES) if (!give({ kind: 'ready', side })) throw new Error('not ready');
}

/** The battle after orders that were carried out before. */
export const replayed = (
  battle: KriegspielBattle,
  orders: readonly KriegspielOrder[],
): KriegspielBattle =>
  orders.reduce((now, order) => {
    const outcome = commandKriegspiel(now, order);
    return outcome.ok ? outcome.battle : now;
  }, battle);
