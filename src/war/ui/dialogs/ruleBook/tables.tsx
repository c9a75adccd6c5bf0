import type { ReactNode } from 'react';
import { territoryOf, nameOf } from '../../../engine/board';
import { STANDARD_BOARD } from '../../../engine/standardMap';
import { UNITS } from '../../../engine/units';
import { SIDES, UNIT_KINDS, type Side } from '../../../engine/vocabulary';
import { bookWords, fill } from './book';

/**
 * The rule book's table of the kinds of units: their number, speed, attack (with and without a charge), defence and
 * range (rules.md 2).
 */
export function UnitsTable(): ReactNode {
  const { caption, columns, kinds, charging } = bookWords().units;
  return (
    <table className="rulebook-units">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {UNIT_KINDS.map((kind) => {
          const { number, speed, attack, charge, defence, range } = UNITS[kind];
          return (
            <tr key={kind}>
              <th scope="row">{kinds[kind]}</th>
              <td>{number}</td>
              <td>{speed}</td>
              <td>{charge === attack ? attack : fill(charging, { attack, charge })}</td>
              <td>{defence}</td>
              <td>{range}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const GROUNDS = ['mountain', 'pass', 'fort', 'arsenal'] as const;

/** Returns the names of the squares of one kind of ground on one side's half of the standard board (rules.md 1). */
function squaresOf(ground: (typeof GROUNDS)[number], side: Side): string {
  const board = STANDARD_BOARD;
  const squares =
    ground === 'arsenal'
      ? board.arsenals.filter((arsenal) => arsenal.side === side).map(({ square }) => square)
      : board.terrain.flatMap((terrain, square) =>
          terrain === ground && territoryOf(board, square) === side ? [square] : [],
        );
  return squares.map((square) => nameOf(board, square)).join(' ');
}

/** The rule book's table of which squares are mountains, passes, forts and arsenals, by side (rules.md 1). */
export function GroundTable(): ReactNode {
  const { caption, columns, rows } = bookWords().ground;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.ground}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {columns[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GROUNDS.map((ground) => (
          <tr key={ground}>
            <th scope="row">{rows[ground]}</th>
            {SIDES.map((side) => (
              <td key={side} translate="no">
                {squaresOf(ground, side)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
