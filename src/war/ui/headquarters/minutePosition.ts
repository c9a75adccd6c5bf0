import { readPosition } from '../../engine/notation/notation';
import { positionOf, type Position } from '../../engine/position';
import { RULE_SETS } from '../../engine/rules';
import { STANDARD_BOARD } from '../../engine/standardMap';

/**
 * Cavalry of the South, which its own flag keeps in communication, on the line that serves a flag of the North: that flag
 * and two infantry behind it are cut off, while three units near the arsenal are in communication, on its lines or by
 * contact.
 */
export const CUT = '25/16I8/14I2C7/16c1s6/17S7/25/25/17II6/25/25/25/25/25/25/25/25/25/25/25/25';

/** The position of the picture. @throws for a mistake in it. */
export function minutePosition(): Position {
  const reading = readPosition(STANDARD_BOARD, `${CUT} N B15,D8,T3,T23 - 1`);
  if (!reading.ok) throw new SyntaxError('the picture is no position');
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}
