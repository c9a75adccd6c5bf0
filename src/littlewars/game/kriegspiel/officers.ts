import type { Tag } from '../../../shell/record/recordText';
import type { Side } from '../../engine/types';
import type { KriegspielBattle } from '../../kriegspiel/types';

// kriegspiel.md 4.1: the players of a side divide its arms among themselves. Records have them in tags that the rules
// do not read.

/** The arms that the officers of a side share (kriegspiel.md 1.3, 4.1); `supply` is waggons, boats and trains. */
export const ARMS = ['infantry', 'cavalry', 'artillery', 'engineers', 'supply'] as const;
/** An arm that an officer may command (kriegspiel.md 1.3, 4.1); `supply` is waggons, boats and trains. */
export type Arm = (typeof ARMS)[number];

/** One of several players of a side, by name, and the arms that he commands (kriegspiel.md 4.1). */
export interface Officer {
  readonly name: string;
  readonly arms: readonly Arm[];
}

/** The most players that a side may have (kriegspiel.md 4.1). */
export const MOST_OFFICERS = 3;
/** The greatest number of characters of an officer's name; longer names are cut. */
export const LONGEST_OFFICER = 40;

/** How the arms of a side are shared out at first, by the number of its officers. */
const SHARES: readonly (readonly (readonly Arm[])[])[] = [
  [ARMS],
  [
    ['infantry', 'engineers', 'supply'],
    ['cavalry', 'artillery'],
  ],
  [['infantry', 'engineers'], ['cavalry'], ['artillery', 'supply']],
];

/**
 * Returns `count` officers of a side, with its arms shared out as the program proposes, named in turn by `names`, the
 * others without a name; empty if a side cannot have so many.
 */
export const sharedOut = (count: number, names: readonly string[] = []): readonly Officer[] =>
  (SHARES[count - 1] ?? []).map((arms, i) => ({ name: names[i] ?? '', arms }));

/** Returns the officers of a side after the one with the index `number` has taken over an arm from another. */
export const withArm = (
  officers: readonly Officer[],
  arm: Arm,
  number: number,
): readonly Officer[] =>
  officers.map(({ name, arms }, i) => ({
    name,
    arms: ARMS.filter((each) => (each === arm ? i === number : arms.includes(each))),
  }));

const TAGS: Readonly<Record<Side, string>> = { red: 'RedOfficers', blue: 'BlueOfficers' };

/** Returns a name without the signs that part names and arms in a tag. */
const plain = (name: string): string =>
  name
    .replace(/[:;"\\]/g, ' ')
    .trim()
    .slice(0, LONGEST_OFFICER);

/**
 * Returns the tag of a record that names the officers of a side and their arms, such as `Ada: infantry engineers;
 * Charles: cavalry`, as the only member; empty for fewer than two officers.
 */
export const officersTag = (side: Side, officers: readonly Officer[]): readonly Tag[] =>
  officers.length < 2
    ? []
    : [
        {
          name: TAGS[side],
          value: officers.map(({ name, arms }) => `${plain(name)}: ${arms.join(' ')}`).join('; '),
        },
      ];

/**
 * Returns the officers of a side from the tags of a game, in the order of the tag; empty if it has one player, or if
 * the tag is invalid.
 */
export function officersOf(tags: readonly Tag[], side: Side): readonly Officer[] {
  const value = tags.find(({ name }) => name === TAGS[side])?.value ?? '';
  const officers = value.split(';').map((part): Officer | null => {
    const [, name = '', words = ''] = /^([^:]*):([^:]*)$/.exec(part) ?? [];
    const arms = ARMS.filter((arm) => words.split(/\s+/).includes(arm));
    return words === '' ? null : { name: plain(name), arms };
  });
  const good = officers.filter((officer) => officer !== null);
  const isWhole =
    good.length === officers.length &&
    good.length > 1 &&
    good.length <= MOST_OFFICERS &&
    ARMS.every((arm) => good.filter(({ arms }) => arms.includes(arm)).length === 1);
  return isWhole ? good : [];
}

/**
 * Returns the arm to which a body, man, gun, waggon, boat or train belongs, by id (kriegspiel.md 1.3); null for the
 * General, whom every officer may order.
 */
export function armOf({ kriegspiel, guns }: KriegspielBattle, id: string): Arm | null {
  const body = kriegspiel.bodies.find((each) => each.id === id);
  const service = kriegspiel.services[body?.men[0] ?? id];
  if (service !== undefined) return service === 'general' ? null : service;
  return guns.some((gun) => gun.id === id) ? 'artillery' : 'supply';
}

/**
 * Returns the index, from 0, of the officer who commands a body, man, gun, waggon, boat or train of his side, by id
 * (kriegspiel.md 4.1); null if every officer may order it.
 */
export function commanderOf(
  battle: KriegspielBattle,
  officers: readonly Officer[],
  id: string,
): number | null {
  const arm = armOf(battle, id);
  const number = arm === null ? -1 : officers.findIndex(({ arms }) => arms.includes(arm));
  return number < 0 ? null : number;
}
