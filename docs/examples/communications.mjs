// Judges the communications of a position: who is in communication and by which chain, who is isolated and why.
//
//   node communications.mjs ["position string"]
import {
  chainTo,
  inCommunication,
  isolationOf,
  nameOf,
  readPosition,
  RULE_SETS,
  SIDES,
  STANDARD_BOARD,
  startPosition,
  unitsOf,
} from 'game-of-war-engine';

const board = STANDARD_BOARD;
const name = (/** @type {number} */ square) => nameOf(board, square);

/** @param {string} text a position string */
export function judge(text) {
  const reading = readPosition(board, text);
  // Every fault is reported, with its place in the text.
  if (!reading.ok) return reading.faults.map(({ at, code }) => `${code} at character ${at + 1}`);
  const position = startPosition(board, RULE_SETS.debord, reading.setup);
  const lines = [];
  for (const side of SIDES) {
    const units = unitsOf(position).filter((unit) => unit.side === side);
    const linked = units.filter(({ square }) => inCommunication(position, square));
    lines.push(`${side}: ${linked.length} of ${units.length} units in communication`);
    for (const { square, kind } of units) {
      const chain = chainTo(position, square);
      if (chain !== null) {
        const links = chain.links.map(({ how, to }) => `${how} to ${name(to)}`).join(', ');
        lines.push(
          `  ${kind} ${name(square)}: arsenal ${name(chain.arsenal)}${links && `, ${links}`}`,
        );
      } else {
        const causes = isolationOf(position, square)?.causes ?? [];
        const why = causes.map((cause) =>
          'by' in cause ? `${cause.code} by ${name(cause.by)}` : cause.code,
        );
        lines.push(`  ${kind} ${name(square)}: isolated, ${why.join(', ')}`);
      }
    }
  }
  return lines;
}

/** South's cavalry on D5 has cut the line of the arsenal D8 to the west, and stands isolated itself. */
const CUT =
  '25/25/25/1RI1c1I18/25/25/25/25/4I20/25/25/25/25/25/25/25/14s10/25/16i8/25 N B15,D8,T3,T23 - 1';

for (const line of judge(process.argv[2] ?? CUT)) console.log(line);
