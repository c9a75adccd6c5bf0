import { NEWEST_RULINGS } from '../../engine/rulings';
import { SIDES, type BySide, type Country } from '../../engine/types';
import { KRIEGSPIEL_SIZES } from '../../kriegspiel/terms';
import {
  CHAPTERS,
  missingChapters,
  NEEDED,
  type Chapter,
  type KriegspielForce,
  type KriegspielMuster,
} from '../../kriegspiel/types';

// What is agreed before a battle of Kriegspiel (kriegspiel.md 1.3, 4.2; littlewars.md 2), as a form has it.

/** The forces that players may agree on: a `brigade` or `division` a side, or numbers of their own (`free`). */
export const STRENGTHS = ['brigade', 'division', 'free'] as const;
/** The parts of a force of which players may agree on a number of their own (kriegspiel.md 1.3). */
export const STRENGTH_ARMS = [
  'infantry',
  'cavalry',
  'guns',
  'engineers',
  'waggons',
  'boats',
  'trains',
] as const;
/** A part of a force of which players may agree on a number of their own, one of `STRENGTH_ARMS`. */
export type StrengthArm = (typeof STRENGTH_ARMS)[number];
/**
 * The numbers that players have agreed on for the parts of a side's force, such as `infantry` or `waggons`
 * (kriegspiel.md 1.3).
 */
export type Strength = Readonly<Record<StrengthArm, number>>;

/** The ways of setting out: by the `program`, or by the players behind the `curtain` or in the `open`. */
export const SETTING_OUT = ['program', 'curtain', 'open'] as const;

/** What players agree on before a battle of Kriegspiel: chapters, forces, how both sides are set out, and the clock. */
export interface Agreed {
  readonly chapters: readonly Chapter[];
  /** A `brigade` or a `division` a side, or numbers of their own (`free`; 1.3). */
  readonly strength: (typeof STRENGTHS)[number];
  /** The numbers of each side, used only if the strength is `free`. */
  readonly free: BySide<Strength>;
  /** 4.2: whether the Generals can fall. */
  readonly generalVulnerable: boolean;
  /** How both sides are set out: by the `program`, behind the `curtain`, or in the `open`. */
  readonly settingOut: (typeof SETTING_OUT)[number];
  readonly timed: boolean;
  /** The most minutes between two moves. */
  readonly interval: number;
}

const usualStrength: Strength = { ...KRIEGSPIEL_SIZES.brigade, boats: 0, trains: 0 };
/** What players begin with when they agree on numbers of their own: a brigade a side, without boats and trains. */
export const USUAL_STRENGTHS: BySide<Strength> = { red: usualStrength, blue: usualStrength };

/**
 * Returns the chapters of a battle, in the order of `CHAPTERS`, after one is taken, with those that it needs (`taken`
 * true), or left out, with those that need it.
 */
export function withChapter(
  chapters: readonly Chapter[],
  chapter: Chapter,
  taken: boolean,
): readonly Chapter[] {
  const now = taken
    ? [...chapters, chapter]
    : chapters.filter((each) => each !== chapter && !NEEDED[each].includes(chapter));
  return CHAPTERS.filter((each) => now.includes(each) || missingChapters(now).includes(each));
}

/**
 * Returns the parts of a force that a battle can have on a Country with these chapters, in the order of
 * `STRENGTH_ARMS`: boats only if there is a landing, trains only if there are rails (kriegspiel.md 8).
 */
export const armsOn = (country: Country, chapters: readonly Chapter[]): readonly StrengthArm[] => {
  const has = (piece: string): boolean => country.pieces.some(({ kind }) => kind === piece);
  return STRENGTH_ARMS.filter((arm) => {
    if (arm === 'boats') return chapters.includes('boats') && has('landing');
    return arm !== 'trains' || (chapters.includes('trains') && has('railway'));
  });
};

/**
 * Returns the forces of both sides that players have agreed on, as they can be on a Country: without boats if it has no
 * landing, without trains if it has no rails, and without either if its chapter is not taken.
 */
export function forcesOf(
  { strength, free, chapters }: Agreed,
  country: Country,
): BySide<KriegspielForce> {
  if (strength !== 'free') {
    const force = KRIEGSPIEL_SIZES[strength];
    return { red: force, blue: force };
  }
  const arms = armsOn(country, chapters);
  const forceOf = ({ boats, trains, ...force }: Strength): KriegspielForce => ({
    ...force,
    ...(arms.includes('boats') && boats > 0 && { boats }),
    ...(arms.includes('trains') && trains > 0 && { trains }),
  });
  return { red: forceOf(free.red), blue: forceOf(free.blue) };
}

/** Returns whether either side would have nobody except its General. */
export const isEmpty = (forces: BySide<KriegspielForce>): boolean =>
  SIDES.some((side) => {
    const { infantry, cavalry, guns, engineers } = forces[side];
    return infantry + cavalry + guns + engineers === 0;
  });

/**
 * Returns the beginning of a Fight to the Finish in Kriegspiel that players have agreed on, on a Country, with men of
 * half size; Red moves first. `seed` is that of its random numbers, a whole number from 0 to 2³² − 1.
 */
export const musterOf = (agreed: Agreed, country: Country, seed: number): KriegspielMuster => ({
  country,
  rules: {
    kind: 'finish',
    linePart: 'whole',
    curtain: agreed.settingOut !== 'open',
    timed: agreed.timed,
    interval: agreed.interval,
  },
  rulings: NEWEST_RULINGS,
  first: 'red',
  forces: forcesOf(agreed, country),
  seed,
  chapters: agreed.chapters,
  half: true,
  generalVulnerable: agreed.generalVulnerable,
});
