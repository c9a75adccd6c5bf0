import { fightingUnits } from '../../engine/combat';
import { inCommunication, standingArsenals, unitsOf, type Position } from '../../engine/position';
import { UNITS } from '../../engine/units';
import { SIDES, type Side } from '../../engine/vocabulary';
import { sideName } from '../../words/sentences';
import { t } from '../../words/t';

/** What each side has left: fighting units, how many of them are isolated, arsenals. */
export function Forces({ position }: { readonly position: Position }) {
  const isolated = (side: Side): number =>
    unitsOf(position).filter(
      (unit) =>
        unit.side === side && UNITS[unit.kind].fighting && !inCommunication(position, unit.square),
    ).length;
  const arsenals = (side: Side): number =>
    position.board.arsenals.filter(
      (arsenal) => arsenal.side === side && standingArsenals(position).includes(arsenal.square),
    ).length;
  const rows = [
    ['fighting', (side: Side) => fightingUnits(position, side)],
    ['isolated', isolated],
    ['arsenals', arsenals],
  ] as const;
  return (
    <table className="balance forces">
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
        {rows.map(([row, count]) => (
          <tr key={row}>
            <th scope="row">{t(`war:forces.${row}`)}</th>
            {SIDES.map((side) => (
              <td key={side}>{count(side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
