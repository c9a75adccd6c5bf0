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

/**
 * The strengths that players may agree on: a brigade or a division a side (kriegspiel.md 1.3), or numbers of their
 * own.
 */
export const STRENGTHS = ['brigade', 'division', 'free'] as const;
/** What a strength of the players' own gives a number of. */
export const STRENGTH_ARMS = [
  'infantry',
  'cavalry',
  'guns',
  'engineers',
  'waggons',
  'boats',
  'trains',
] as const;
/** What a strength of the players' own gives a number of: one of `STRENGTH_ARMS`. */
export type StrengthArm = (typeof STRENGTH_ARMS)[number];
/** How many of each arm a side has, in a strength of the players' own. */
export type Strength = Readonly<Record<StrengthArm, number>>;

/** How both sides are set out: by the program, behind the curtain, or in the open. */
export const OUT_BY = ['program', 'curtain', 'open'] as const;

/**
 * What the players have agreed on before a battle of Kriegspiel: chapters, strength, and how both sides are set
 * out.
 */
export interface Agreed {
  readonly chapters: readonly Chapter[];
  readonly strength: (typeof STRENGTHS)[number];
  /** The forces, if the strength is `free`. */
  readonly free: BySide<Strength>;
  /** 4.2: whether the Generals can fall. */
  readonly generalVulnerable: boolean;
  readonly outBy: (typeof OUT_BY)[number];
  /** Whether moves are timed, and the minutes between two moves. */
  readonly timed: boolean;
  readonly interval: number;
}

const usualStrength: Strength = { ...KRIEGSPIEL_SIZES.brigade, boats: 0, trains: 0 };
/** The strengths of both sides from which players change to their own. */
export const USUAL_STRENGTHS: BySide<Strength> = { red: usualStrength, blue: usualStrength };

/** Returns the taken chapters with one more and those that it requires; or without one and those that require it. */
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
 * Returns the arms that a battle has on a Country: boats where they can land, trains where there are rails
 * (kriegspiel.md 8).
 */
export const armsOn = (country: Country, chapters: readonly Chapter[]): readonly StrengthArm[] => {
  const has = (piece: string): boolean => country.pieces.some(({ kind }) => kind === piece);
  return STRENGTH_ARMS.filter((arm) => {
    if (arm === 'boats') return chapters.includes('boats') && has('landing');
    return arm !== 'trains' || (chapters.includes('trains') && has('railway'));
  });
};

/**
 * Returns the forces of both sides that are agreed on, for a Country; guns bring their gunners, and each side has
 * its General.
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

/** Returns whether one of the two sides would have nobody but its General. */
export const isEmpty = (forces: BySide<KriegspielForce>): boolean =>
  SIDES.some((side) => {
    const { infantry, cavalry, guns, engineers } = forces[side];
    return infantry + cavalry + guns + engineers === 0;
  });

/** Returns the muster of an agreed battle on a Country, with a seed for its random numbers; Red moves first. */
export const musterOf = (agreed: Agreed, country: Country, seed: number): KriegspielMuster => ({
  country,
  rules: {
    kind: 'finish',
    linePart: 'whole',
    curtain: agreed.outBy !== 'open',
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
