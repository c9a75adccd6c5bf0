import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../engine/vocabulary';
import { sideName } from '../../words/sentences';
import { Terms } from './Terms';
import './parts.css';

interface SidesTableProps {
  readonly className?: string;
  readonly rows: readonly { readonly title: string; readonly cell: (side: Side) => ReactNode }[];
}

/**
 * A table with a column for each side, the North first. Each of `rows` has a title, and a function that returns the
 * content of a side's cell.
 */
export function SidesTable({ className = '', rows }: SidesTableProps) {
  return (
    <table className={`balance ${className}`}>
      <thead>
        <tr>
          <td />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {sideName(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cell }) => (
          <tr key={title}>
            <th scope="row">
              <Terms>{title}</Terms>
            </th>
            {SIDES.map((side) => (
              <td key={side}>{cell(side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
