import * as v from 'valibot';
import { jsonOf } from '../../shell/json';
import { ALL_PIECES, type Country } from '../engine/types';

const MOST = 1_000_000;
const whole = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST));
const point = v.object({ x: whole, y: whole });
const shape = v.variant('kind', [
  v.object({
    kind: v.literal('polygon'),
    corners: v.pipe(v.array(point), v.nonEmpty(), v.maxLength(64)),
  }),
  v.object({ kind: v.literal('circle'), x: whole, y: whole, radius: whole }),
]);
const short = v.pipe(v.string(), v.maxLength(80));
const piece = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  kind: v.picklist(ALL_PIECES),
  shape,
  height: whole,
  name: v.optional(short),
  fordable: v.optional(v.literal(true)),
});
const country = v.object({
  name: v.optional(short, ''),
  width: whole,
  depth: whole,
  pieces: v.pipe(v.array(piece), v.maxLength(400)),
});

/** Returns a Country as the console writes it: JSON on one line. */
export const writeCountryJson = (written: Country): string => JSON.stringify(written);

/**
 * Reads a Country from JSON as the console writes it; null if the text is not of this form. The Country may still
 * have faults (`countryFaults`). Never throws.
 */
export function readCountryJson(text: string): Country | null {
  const read = v.safeParse(country, jsonOf(text));
  if (!read.success) return null;
  const { pieces, ...rest } = read.output;
  return {
    ...rest,
    pieces: pieces.map(({ name, fordable, ...each }) => ({
      ...each,
      ...(fordable === undefined ? {} : { fordable }),
      ...(name === undefined || name === '' ? {} : { name }),
    })),
  };
}
