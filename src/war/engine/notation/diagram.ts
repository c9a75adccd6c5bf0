import { arsenalAt, unitAt, type Position } from '../position';
import { letterOf } from '../units';
import type { Square, Terrain } from '../vocabulary';

const GROUND: Readonly<Record<Terrain, string>> = {
  plain: '.',
  mountain: '^',
  pass: '=',
  fort: '#',
};
/** An arsenal given as a handicap is shown as plain ground. */
const ARSENALS = { standing: '*', fallen: '+', given: GROUND.plain } as const;
const LEGEND = ['^ mountain', '= pass', '# fort', '* arsenal', '+ fallen arsenal'].join('   ');

/**
 * Returns the board as text for people, with lettered rows and numbered columns. A square shows its terrain, or the
 * letter of its unit followed by the terrain if that is not plain: `I#` is an infantry of the North in a fort.
 */
export function diagram(position: Position): string {
  const { board } = position;
  const columns = Array.from({ length: board.width }, (_, c) => `${c + 1}`.padStart(2).padEnd(3));
  const lines = [`  ${columns.join('')}`];
  for (let start = 0; start < board.size; start += board.width) {
    const cells = columns.map((_, c) => ` ${cell(position, start + c)}`);
    lines.push(`${String.fromCharCode(65 + start / board.width)} ${cells.join('')}`);
  }
  return [...lines.map((line) => line.trimEnd()), '', LEGEND].join('\n');
}

/** Returns a square as two characters. */
function cell(position: Position, square: Square): string {
  const arsenal = arsenalAt(position, square);
  const ground =
    arsenal === null ? GROUND[position.board.terrain[square] as Terrain] : ARSENALS[arsenal.is];
  const unit = unitAt(position, square);
  if (unit === null) return `${ground} `;
  return `${letterOf(unit)}${ground === GROUND.plain ? ' ' : ground}`;
}
