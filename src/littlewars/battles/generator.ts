import { INCH } from '../engine/lengths';
import type { Country } from '../engine/types';
import { advicePlaces, type AdviceTopic } from './countryAdvice';
import { COVER, layCover, layHills, layWater } from './generatedPieces';
import { layoutOf, layTwice, type CountryOptions, type Layout } from './layout';

/** How often a whole Country is laid anew, and how many pieces are added to one, before the last is taken as it is. */
const ATTEMPTS = 12;
const ADDED = 12;
/** How far from the middle of an open space, in inches, a piece is laid that fills it. */
const ABOUT = 8;

const NUMBERED = 'No. ';

/** What is asked of every Country; that all of it can be reached follows from the space between its pieces. */
const ASKED = ['middle', 'cover', 'crowd', 'crossings'] as const satisfies readonly AdviceTopic[];
const FILLINGS = [COVER.copse, COVER.wall, COVER.house, COVER.rock] as const;

/** Returns the Country of a layout. */
const countryOf = ({ width, depth, pieces }: Layout, name: string): Country => ({
  name,
  width: width * INCH,
  depth: depth * INCH,
  pieces: [...pieces],
});

/** Adds cover where a layout has none, for both sides, until it follows the advice on that. */
function fill(layout: Layout, from: number): void {
  const { width, depth, between } = layout;
  for (let i = 1; i <= ADDED; i++) {
    const country = countryOf(layout, '');
    const place = advicePlaces(country, 'middle')?.[0] ?? advicePlaces(country, 'cover')?.[0];
    if (place === undefined) return;
    const { left, right, bottom, top } = place;
    const x = Math.round((left + right) / 2 / INCH);
    const y = Math.round((bottom + top) / 2 / INCH);
    // In the bare half of a field no place needs filling more than another.
    const across = (right - left) / INCH >= width ? width / 2 : ABOUT;
    const make = (FILLINGS[between(0, FILLINGS.length - 1)] ?? COVER.copse)(layout);
    layTwice(
      layout,
      [
        Math.max(6, Math.ceil(x - across)),
        Math.max(12, y - ABOUT),
        Math.min(width - 6, Math.floor(x + across)),
        Math.min(depth - 12, y + ABOUT),
      ],
      (at, which) => make(`${from + i}${which}`, at),
    );
  }
}

/**
 * Returns the Country of a seed, named after it (`No. 1913`): the first of at most twelve attempts that follows Wells'
 * advice (`countryAdvice`), otherwise the last. Both sides have equal chances; ten inches before each back line are
 * empty. Records contain the Country itself, so that they do not depend on the seed.
 */
export function generatedCountry(options: CountryOptions): Country {
  const layout = layoutOf(options);
  const name = `${NUMBERED}${options.seed >>> 0}`;
  let country = countryOf(layout, name);
  for (let i = 0; i < ATTEMPTS; i++) {
    layout.pieces.length = 0;
    layWater(layout);
    layHills(layout);
    fill(layout, layCover(layout));
    country = countryOf(layout, name);
    if (ASKED.every((topic) => (advicePlaces(country, topic) ?? []).length === 0)) break;
  }
  return country;
}

/** Returns the seed in the name of a generated Country: 1913 for `No. 1913`. Null for every other name. */
export function generatedSeed(name: string): number | null {
  const seed = name.startsWith(NUMBERED) ? name.slice(NUMBERED.length) : '';
  return /^\d{1,10}$/.test(seed) ? Number(seed) : null;
}

/** Usual sizes of fields, in feet: `usual` for small and standard forces, `wide` for 200 men (littlewars.md 1.4). */
export const FIELDS = {
  usual: { width: 10, depth: 8 },
  wide: { width: 18, depth: 8 },
} as const;
