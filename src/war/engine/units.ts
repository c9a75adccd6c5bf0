import { SIDES, UNIT_KINDS, type Side, type Unit, type UnitKind } from './vocabulary';

/**
 * The values of one kind of unit (rules.md 2). `number` is how many an army has; `speed` and `range` are in squares;
 * `attack`, `charge` (attack when charging) and `defence` are in points; `terrainBonus` says whether terrain adds to
 * its defence.
 */
export interface UnitFigures {
  readonly number: number;
  readonly speed: number;
  readonly attack: number;
  readonly charge: number;
  readonly defence: number;
  readonly range: number;
  readonly fighting: boolean;
  readonly mounted: boolean;
  readonly terrainBonus: boolean;
  /** Its letter in the notation, upper case for the North. */
  readonly letter: string;
}

const figures = (
  letter: string,
  number: number,
  speed: number,
  attack: number,
  defence: number,
  range: number,
  fighting: boolean,
  terrainBonus: boolean,
  charge = attack,
): UnitFigures => ({
  letter,
  number,
  speed,
  attack,
  charge,
  defence,
  range,
  fighting,
  terrainBonus,
  mounted: speed > 1,
});

/** The values of each kind of unit: the table of rules.md 2. */
export const UNITS: Readonly<Record<UnitKind, UnitFigures>> = {
  infantry: figures('I', 9, 1, 4, 6, 2, true, true),
  cavalry: figures('C', 4, 2, 4, 5, 2, true, false, 7),
  footArtillery: figures('A', 1, 1, 5, 8, 3, true, true),
  mountedArtillery: figures('H', 1, 2, 5, 8, 3, true, true),
  footCommunications: figures('R', 1, 1, 0, 1, 2, false, false),
  mountedCommunications: figures('S', 1, 2, 0, 1, 2, false, false),
};

/**
 * One army as a list of the kinds of its 17 units, fighting units first. A unit's *slot* is its index in this list,
 * plus `ARMY_SIZE` for the South: 0 to 33. Sets of units of one side are bit masks over it.
 */
export const ARMY: readonly UnitKind[] = UNIT_KINDS.flatMap((kind) =>
  Array<UnitKind>(UNITS[kind].number).fill(kind),
);
/** The number of units of one army, of all kinds: 17. */
export const ARMY_SIZE = ARMY.length;
/** The number of slots, the units of both armies: 34. */
export const SLOTS = ARMY_SIZE * SIDES.length;

/** The fighting units of an army, as a mask whose bit i stands for the unit i of `ARMY`. */
export const FIGHTING_MASK = ARMY.reduce(
  (mask, kind, place) => (UNITS[kind].fighting ? mask | (1 << place) : mask),
  0,
);

const perSlot = (figure: (kind: UnitKind) => number): Uint8Array =>
  Uint8Array.from([...ARMY, ...ARMY], figure);

/**
 * The values of `UNITS` (speed, attack, defence, range …) as arrays indexed by slot, a unit's number from 0 to 33,
 * which are faster to read; booleans are 1 and 0. `none` stands for a value that the rules in force give to no unit: 0
 * for each.
 */
export const BY_SLOT = {
  speed: perSlot((kind) => UNITS[kind].speed),
  attack: perSlot((kind) => UNITS[kind].attack),
  defence: perSlot((kind) => UNITS[kind].defence),
  range: perSlot((kind) => UNITS[kind].range),
  /** The range of fighting units; 0 for communications units, under rules by which they support nobody. */
  fightingRange: perSlot((kind) => (UNITS[kind].fighting ? UNITS[kind].range : 0)),
  fighting: perSlot((kind) => Number(UNITS[kind].fighting)),
  terrainBonus: perSlot((kind) => Number(UNITS[kind].terrainBonus)),
  /** `terrainBonus` under rules that give it to every unit. */
  terrainBonusForAll: perSlot(() => 1),
  none: perSlot(() => 0),
  /** The charge factor if it is higher than the attack, otherwise 0. */
  charging: perSlot((kind) => (UNITS[kind].charge > UNITS[kind].attack ? UNITS[kind].charge : 0)),
} as const;

const ALL_UNITS: readonly Unit[] = SIDES.flatMap((side) => ARMY.map((kind) => ({ side, kind })));

/**
 * Returns the side and kind of the unit of a slot, its number from 0 to 33 among all units (`ARMY`).
 *
 * @throws {RangeError} for any other number.
 */
export function unitOfSlot(slot: number): Unit {
  const unit = ALL_UNITS[slot];
  if (unit === undefined) throw new RangeError(`no slot ${slot}: slots run from 0 to ${SLOTS - 1}`);
  return unit;
}

/** The longest range of any kind of unit, in squares: 3, that of artillery (rules.md 2). */
export const LONGEST_RANGE = Math.max(...Object.values(UNITS).map(({ range }) => range));

/** Returns the first of the slots of a side's units (`ARMY`): 0 for the North, `ARMY_SIZE` for the South. */
export const firstSlot = (side: Side): number => (side === 'N' ? 0 : ARMY_SIZE);

/** Returns the letter of a unit in the notation, a capital for the North: `I` or `i` for infantry. */
export const letterOf = ({ side, kind }: Unit): string =>
  side === 'N' ? UNITS[kind].letter : UNITS[kind].letter.toLowerCase();

const BY_LETTER = new Map(ALL_UNITS.map((unit) => [letterOf(unit), unit]));

/** Returns the unit of a letter of the notation, upper case for the North (`I`, `c`); undefined without one. */
export const unitOfLetter = (letter: string): Unit | undefined => BY_LETTER.get(letter);
