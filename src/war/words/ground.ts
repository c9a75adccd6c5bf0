import { TERRAIN_BONUS } from '../engine/board';
import { arsenalAt, type ArsenalState, type Position } from '../engine/position';
import type { Rules } from '../engine/rules';
import type { Square } from '../engine/vocabulary';
import { arsenalName, capital } from './sentences';
import { t } from './t';

/** The kinds of ground that have a name: all except plain ground. */
const NAMED_GROUND = [
  'fort',
  'pass',
  'mountain',
  'arsenal',
  'fallenArsenal',
  'givenArsenal',
] as const;
/**
 * A kind of ground that the labels of squares name: fort, pass, mountain, or an arsenal (standing, fallen, or given
 * away as a handicap); plain ground is not named.
 */
export type NamedGround = (typeof NAMED_GROUND)[number];

/** The clause of docs/rules.md for each kind of ground that labels name. */
export const GROUND_CLAUSES = {
  fort: '6.5',
  pass: '6.5',
  mountain: '5.2',
  arsenal: '8.1',
  fallenArsenal: '8.3',
  givenArsenal: '8.3',
} as const satisfies Readonly<Record<NamedGround, string>>;

/**
 * Returns sentences on what a kind of ground does under the given rules, such as its bonus in defence and its effect on
 * charges (rules.md 6.5, 6.6), or when an arsenal falls (8.1).
 */
export function groundSentences(rules: Rules, ground: NamedGround): string[] {
  switch (ground) {
    case 'fort':
    case 'pass': {
      const who = rules.terrainBonusForAllUnits ? 'all' : 'some';
      const when = rules.supportersKeepTerrainBonus ? 'always' : 'asTarget';
      return [
        t(`ground:bonus.${who}.${when}`, { bonus: TERRAIN_BONUS[ground] }),
        t(`ground:charge.${ground}`),
      ];
    }
    case 'mountain':
      return [t('ground:mountain')];
    case 'arsenal':
      return [
        t('ground:lines'),
        t(`ground:falls.${rules.arsenalFalls}.${rules.arsenalFallsTo}`),
        t('ground:bothLost'),
      ];
    case 'fallenArsenal':
      return [t('ground:fallen')];
    case 'givenArsenal':
      return [t('ground:given')];
  }
}

const GROUNDS = {
  standing: 'arsenal',
  fallen: 'fallenArsenal',
  given: 'givenArsenal',
} as const satisfies Readonly<Record<ArsenalState['is'], NamedGround>>;

/** Returns the kind of ground of a square and its name in the language of the page; null if it is plain. */
export function namedGround(
  position: Position,
  square: Square,
): { readonly ground: NamedGround; readonly name: string } | null {
  const arsenal = arsenalAt(position, square);
  if (arsenal !== null) return { ground: GROUNDS[arsenal.is], name: capital(arsenalName(arsenal)) };
  const terrain = position.board.terrain[square] ?? 'plain';
  return terrain === 'plain'
    ? null
    : { ground: terrain, name: capital(t(`field:terrain.${terrain}`)) };
}
