// The two lessons of Kriegspiel: shells and supply, and charges.
import { at, span, wood } from '../../battles/pieces';
import { distance, FOOT } from '../../engine/lengths';
import { isReady } from '../../engine/men';
import { isMoving } from '../../engine/refusals';
import { NEWEST_RULINGS } from '../../engine/rulings';
import type { Battle, BySide, Country, Man, Piece } from '../../engine/types';
import { bodyOf, presentOf } from '../../kriegspiel/bodies';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import { supplyAccount } from '../../kriegspiel/supply';
import type {
  Chapter,
  KriegspielBattle,
  KriegspielForce,
  KriegspielMuster,
} from '../../kriegspiel/types';
import { waggonNamed } from '../../kriegspiel/waggons';
import type { KriegspielLesson, KriegspielLessonId, LessonStep } from '../lessons';
import { given, isPlacement, placesBySide, type KriegspielGame } from './game';
import { guarded } from './sealedGame';

const field = (...pieces: readonly Piece[]): Country => ({
  name: '',
  width: 6 * FOOT,
  depth: 5 * FOOT,
  pieces,
});

const NOBODY: KriegspielForce = { infantry: 0, cavalry: 0, guns: 0, engineers: 0, waggons: 0 };

/** Defensive Games, because other battles between so few would be drawn at once (littlewars.md 6.1). */
const muster = (
  country: Country,
  chapters: readonly Chapter[],
  forces: BySide<Partial<KriegspielForce>>,
): KriegspielMuster => ({
  country,
  rules: { kind: 'defence', linePart: 'whole', curtain: true, timed: false, interval: 0 },
  rulings: NEWEST_RULINGS,
  first: 'red',
  forces: { red: { ...NOBODY, ...forces.red }, blue: { ...NOBODY, ...forces.blue } },
  seed: 7,
  chapters,
  half: true,
  generalVulnerable: false,
});

const ids = (letter: 'R' | 'B', from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${from + i}`);
const NORTH = 0;
const SOUTH = 180_000;
const WEST = 270_000;
const moves = (count: number): readonly KriegspielOrder[] =>
  Array.from({ length: count }, (): KriegspielOrder[] => [{ kind: 'go' }, { kind: 'end' }]).flat();

/**
 * Returns the game of a lesson as it stands before its player.
 *
 * @throws if an order is refused
 */
function begun(
  of: KriegspielMuster,
  places: readonly KriegspielOrder[],
  before: readonly KriegspielOrder[],
) {
  const set: KriegspielGame = {
    id: '',
    name: '',
    players: { red: '', blue: '' },
    date: '',
    muster: of,
    chosen: false,
    time: { kind: 'none' },
    left: null,
    campaign: null,
    tags: [],
    bodies: [],
    stage: { name: 'battle', places: placesBySide(of, places.filter(isPlacement)), orders: [] },
  };
  return guarded(
    before.reduce((game, order) => {
      const outcome = given(game, order);
      if (!outcome.ok) throw new Error(JSON.stringify([order, outcome.reasons]));
      return outcome.game;
    }, set),
  );
}

const step = (
  id: string,
  isDone: (battle: KriegspielBattle) => boolean,
  isAmiss: (battle: KriegspielBattle) => boolean = () => false,
): LessonStep => ({
  id,
  isDone: (battle) => isDone(battle as KriegspielBattle),
  isAmiss: (battle) => isAmiss(battle as KriegspielBattle),
});
/** Returns whether so many moves are over, of both sides. */
const after = (count: number) => (battle: Battle) =>
  battle.moves >= count || battle.phase === 'over';
/** Returns whether a move has begun after so many others. */
const inMove = (count: number) => (battle: Battle) =>
  after(count + 1)(battle) || (battle.moves === count && isMoving(battle));
const fallen = (battle: Battle): number =>
  battle.men.filter(({ side, state }) => side === 'blue' && state === 'dead').length;

/** Before the lesson each side has made four moves, the fourth of Blue's being the eighth. */
const SUPPLY_BEGINS = 8;
/** 5.1: Red's sixth move, and whether his infantry, body A, got the packet that fell due at its end. */
const SIXTH = 10;
const isFed = ({ kriegspiel }: KriegspielBattle): boolean => (kriegspiel.fed['R1'] ?? -1) >= SIXTH;
/** Returns whether his waggon would give it from where it stands, once it has not moved in that move (5.2). */
function mayBeFed(battle: KriegspielBattle): boolean {
  const { waggons } = battle.kriegspiel;
  const rested = waggons.map((waggon) => ({ ...waggon, moved: false }));
  const resting = { ...battle, kriegspiel: { ...battle.kriegspiel, waggons: rested } };
  return supplyAccount(resting, 'red').rations.every(({ from }) => from !== null);
}

const supply: KriegspielLesson = {
  id: 'supply',
  game: begun(
    muster(
      field(
        span('road', 'road', [20, 2, 72, 5], 0),
        span('wall', 'wall', [8, 36.8, 13, 37.3], 1.5),
        span('house', 'house', [28, 36, 35, 41], 5),
        ...wood('oak', [54, 34], [58, 37], [62, 35], [57, 41], [64, 41], [61, 30]),
      ),
      ['shells', 'ground', 'formations', 'supply'],
      { red: { infantry: 30, guns: 1, waggons: 1 }, blue: { infantry: 16 } },
    ),
    [
      { kind: 'placeBody', men: ids('R', 1, 30), formation: 'ranks', at: at(16, 12), front: NORTH },
      { kind: 'placeGun', gun: 'G1', at: at(6, 11), bearing: NORTH },
      ...ids('R', 31, 6).map((man, i): KriegspielOrder => ({
        kind: 'place',
        man,
        at: at(3.5 + i, 8),
      })),
      { kind: 'placeWaggon', waggon: 'W1', at: at(64, 3.5), bearing: WEST },
      {
        kind: 'placeBody',
        men: ids('B', 1, 5),
        formation: 'extended',
        at: at(47, 43),
        front: SOUTH,
      },
      {
        kind: 'placeBody',
        men: ids('B', 6, 3),
        formation: 'extended',
        at: at(11, 43),
        front: SOUTH,
      },
      { kind: 'placeBody', men: ids('B', 9, 8), formation: 'ranks', at: at(6, 43), front: SOUTH },
    ],
    [
      { kind: 'go' },
      { kind: 'marchBody', body: 'A', path: [at(16, 24)], front: NORTH },
      { kind: 'end' },
      { kind: 'go' },
      { kind: 'marchBody', body: 'B', path: [at(47, 32)], front: SOUTH },
      { kind: 'marchBody', body: 'C', path: [at(10.5, 38)], front: SOUTH },
      { kind: 'marchBody', body: 'D', path: [at(6, 36)], front: SOUTH },
      { kind: 'end' },
      ...moves(1),
      { kind: 'go' },
      { kind: 'marchBody', body: 'B', path: [at(47, 21)], front: SOUTH },
      { kind: 'end' },
      ...moves(1),
      { kind: 'go' },
      { kind: 'marchBody', body: 'B', path: [at(47, 17)], front: SOUTH },
      { kind: 'end' },
      ...moves(2),
    ],
  ),
  steps: [
    step('go', inMove(SUPPLY_BEGINS)),
    step('fire', (battle) => battle.shots.length > 0 || after(SUPPLY_BEGINS + 1)(battle)),
    step(
      'burst',
      (battle) =>
        fallen(battle) > 0 || battle.shots.length === 4 || after(SUPPLY_BEGINS + 1)(battle),
    ),
    step(
      'waggon',
      (battle) => mayBeFed(battle) || after(SUPPLY_BEGINS + 1)(battle),
      (battle) => waggonNamed(battle, 'W1')?.moved === true,
    ),
    step('end', after(SUPPLY_BEGINS + 1)),
    step('blue', after(SUPPLY_BEGINS + 2)),
    step('give', isFed, after(SIXTH + 1)),
  ],
};

/** The place of the nearest of Blue's body that is charged, and how near Red's cavalry has come. */
const nearest = (battle: KriegspielBattle, one: string, two: string): number => {
  const men = (id: string): readonly Man[] => {
    const body = bodyOf(battle, id);
    return body === undefined ? [] : presentOf(battle, body).filter(isReady);
  };
  return Math.min(...men(one).flatMap((a) => men(two).map((b) => distance(a, b))));
};
const rode = (battle: KriegspielBattle): boolean =>
  battle.men.some((man) => man.arm === 'cavalry' && distance(man, man.start) > 0);

const charges: KriegspielLesson = {
  id: 'charges',
  game: begun(
    muster(
      field(
        span('copse', 'rock', [10, 28, 14, 32], 2),
        span('barn', 'shed', [8, 46, 15, 51], 4),
        ...wood('oak', [48, 14], [52, 17], [56, 13], [54, 21], [60, 18]),
      ),
      ['formations', 'ground', 'charges'],
      { red: { cavalry: 12 }, blue: { infantry: 28 } },
    ),
    [
      { kind: 'placeBody', men: ids('R', 1, 12), formation: 'ranks', at: at(26, 12), front: NORTH },
      {
        kind: 'placeBody',
        men: ids('B', 1, 20),
        formation: 'extended',
        at: at(26, 43),
        front: SOUTH,
      },
      { kind: 'placeBody', men: ids('B', 21, 8), formation: 'ranks', at: at(62, 43), front: SOUTH },
    ],
    [],
  ),
  steps: [
    step('go', inMove(0)),
    step(
      'near',
      (battle) => nearest(battle, 'A', 'B') <= FOOT || after(1)(battle),
      (battle) => rode(battle),
    ),
    step('end', after(1)),
    step('blue', after(2)),
    step('charge', (battle) => battle.kriegspiel.charging || after(3)(battle)),
    step('settle', (battle) => battle.kriegspiel.charge === null),
    step('next', inMove(4)),
    step('close', (battle) => rode(battle) || battle.kriegspiel.charging || after(5)(battle)),
    step('over', after(5), (battle) => battle.kriegspiel.charging),
  ],
};

/** The lessons of Kriegspiel by their ids: `supply`, on shells and supply, and `charges`. */
export const KRIEGSPIEL_LESSONS: Readonly<Record<KriegspielLessonId, KriegspielLesson>> = {
  supply,
  charges,
};
