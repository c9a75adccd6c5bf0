import type { RulingsVersion } from '../../engine/rulings';
import { SIDES, type BySide, type Side } from '../../engine/types';
import { GUNNERS } from '../../kriegspiel/terms';
import {
  CHAPTERS,
  missingChapters,
  type Chapter,
  type KriegspielForce,
  type KriegspielMuster,
} from '../../kriegspiel/types';
import { CHAPTERS_TAG } from '../parseRecord';
import type { RecordText, TextFault } from '../recordText';
import { readTerms, tagReader, yes } from '../recordTerms';
import type { Tag } from '../../../shell/record/recordText';
import type { KriegspielGame } from './game';

// What records of Kriegspiel say in tags (docs/littlewars-records.md).

/**
 * By the number in a record, the rulings of Little Wars that a battle of Kriegspiel is fought by. The numbers go on
 * from those of Little Wars, so that programs without Kriegspiel say that such a record is newer than they are.
 */
const RULINGS: Readonly<Record<number, RulingsVersion>> = { 4: 3 };

/**
 * Returns the version of the rulings of Little Wars that a number in a record of Kriegspiel (`rulings:4`) stands for;
 * null for an unknown number.
 */
export const rulingsOf = (version: number): RulingsVersion | null => RULINGS[version] ?? null;

/**
 * Returns the number that stands in records of Kriegspiel for the version of the rulings by which a battle is fought.
 * It goes on from the versions of Little Wars. @throws {RangeError} for a version that no number stands for.
 */
export function rulingsNumber({ rulings }: KriegspielMuster): number {
  const [number] = Object.entries(RULINGS).find(([, each]) => each === rulings) ?? [];
  if (number === undefined) throw new RangeError(`No battle of Kriegspiel has rulings ${rulings}`);
  return Number(number);
}

/** The tags of records of Kriegspiel that others have not. */
const OWN = [CHAPTERS_TAG, 'Men', 'GeneralVulnerable', 'Notes'] as const;

/** The most of a side: men, guns, waggons, and boats or trains. */
const MOST_MEN = 600;
const MOST_GUNS = 40;
const MOST_WAGGONS = 60;
const MOST_TRANSPORTS = 20;

const NOBODY: KriegspielForce = { infantry: 0, cavalry: 0, guns: 0, engineers: 0, waggons: 0 };

/** Returns a force as records write it: infantry, cavalry, guns, engineers, waggons, and any boats and trains. */
function writeForce(force: KriegspielForce): string {
  const { infantry, cavalry, guns, engineers, waggons, boats, trains } = force;
  const more = trains !== undefined ? [boats ?? 0, trains] : boats !== undefined ? [boats] : [];
  return [infantry, cavalry, guns, engineers, waggons, ...more].join(' ');
}

/** Reads a force; null if the text is none, or it is larger than any. */
function readForce(text: string): KriegspielForce | null {
  if (!/^\d{1,4}(?:\s+\d{1,4}){4,6}$/.test(text)) return null;
  const [infantry = 0, cavalry = 0, guns = 0, engineers = 0, waggons = 0, boats, trains] = text
    .split(/\s+/)
    .map(Number);
  const force = {
    ...{ infantry, cavalry, guns, engineers, waggons },
    ...(boats !== undefined && { boats }),
    ...(trains !== undefined && { trains }),
  };
  const tooMany =
    menOf(force) > MOST_MEN ||
    guns > MOST_GUNS ||
    waggons > MOST_WAGGONS ||
    Math.max(boats ?? 0, trains ?? 0) > MOST_TRANSPORTS;
  return tooMany ? null : force;
}

const menOf = ({ infantry, cavalry, guns, engineers }: KriegspielForce): number =>
  infantry + cavalry + GUNNERS * guns + engineers;

/** Reads chapters; null if one is unknown, named twice, or lacks one that it requires (docs/kriegspiel.md). */
function readChapters(text: string): readonly Chapter[] | null {
  const names = text.split(/\s+/).filter((name) => name !== '');
  const chapters = CHAPTERS.filter((chapter) => names.includes(chapter));
  return chapters.length === names.length && missingChapters(chapters).length === 0
    ? chapters
    : null;
}

/** Whose unopened notes an unfinished record has (6.4). */
const NOTES = ['none', 'red', 'blue', 'all'] as const;

/**
 * Returns the tags of a record of Kriegspiel for its chapters, the size of its men, its Generals, its secret orders and
 * both forces. `notes` says of which sides the record has the secret orders (kriegspiel.md 6.4); null in a battle
 * without works, or when none is secret any more.
 */
export const kriegspielTags = (
  { forces, chapters, half, generalVulnerable }: KriegspielMuster,
  notes: (typeof NOTES)[number] | null,
): readonly Tag[] => [
  { name: CHAPTERS_TAG, value: chapters.join(' ') },
  { name: 'Men', value: half ? 'half' : 'whole' },
  { name: 'GeneralVulnerable', value: generalVulnerable ? 'yes' : 'no' },
  ...(notes === null ? [] : [{ name: 'Notes', value: notes }]),
  { name: 'RedForce', value: writeForce(forces.red) },
  { name: 'BlueForce', value: writeForce(forces.blue) },
];

/**
 * Reads everything in a record of Kriegspiel except its orders, by the rulings that the record names; null if it
 * describes no battle. Adds what is wrong to `faults`.
 */
export function readKriegspielHead(
  text: RecordText,
  rulings: RulingsVersion,
  faults: TextFault[],
): Omit<KriegspielGame, 'stage'> | null {
  const { read, place } = tagReader(text, faults);
  const { country, rules, first, seed, ...terms } = readTerms(text, rulings, faults, OWN);
  const chapters = read<readonly Chapter[] | null>(CHAPTERS_TAG, null, readChapters, true);
  const half = read('Men', true, (value) =>
    value === 'half' ? true : value === 'whole' ? false : null,
  );
  const generalVulnerable = read('GeneralVulnerable', false, yes);
  read<string>('Notes', '', (value) => NOTES.find((each) => each === value) ?? null);
  const forceOf = (side: Side, name: string): KriegspielForce => {
    const force = read(name, NOBODY, readForce, true);
    if (menOf(force) === 0)
      faults.push({ ...place(name), code: 'force', side, fault: { code: 'nobody' } });
    return force;
  };
  const forces: BySide<KriegspielForce> = {
    red: forceOf('red', 'RedForce'),
    blue: forceOf('blue', 'BlueForce'),
  };
  // Orders name pieces by ids that have no signs of the notation.
  const odd = (country?.pieces ?? []).filter(({ id }) => !/^[\w-]{1,40}$/.test(id));
  for (const { id } of odd)
    faults.push({ ...place('Piece'), code: 'badValue', tag: 'Piece', text: id });
  if (country === null || chapters === null || odd.length > 0) return null;
  if (SIDES.some((side) => menOf(forces[side]) === 0)) return null;
  return {
    ...terms,
    muster: { country, rules, rulings, first, forces, seed, chapters, half, generalVulnerable },
    chosen: false,
  };
}
