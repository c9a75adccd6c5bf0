import { fateOf, foresee } from '../engine/insight/foresight';
import { prospectsOf, type SumChange } from '../engine/insight/prospects';
import type { PlacedUnit, Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import type { Square } from '../engine/vocabulary';
import { squareWords, unitAtSquare } from './board';
import { tellList } from './lists';
import { decides } from './readings';
import { kindName, sideName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/** A square in reach with what a march there would change: communication, and attacks that come out otherwise. */
export function reachWords(position: Position, from: Square, to: Square): string {
  const foresight = foresee(position, from, to);
  const goal = fateOf(position, from, to);
  const words = squareWords(position, to, false, goal === null ? {} : { goal });
  if (foresight === null) return words;
  const { after, gained, lost } = foresight;
  const { attacks, exposed } = prospectsOf(position, after);
  const told = (units: readonly PlacedUnit[]): string =>
    listed(units.map((each) => `${sideName(each.side)} ${unitAtSquare(after, each)}`));
  const sum = (key: 'attack' | 'exposed', change: SumChange): string => {
    const unit = { unit: kindName(change.kind), square: nameOf(position.board, change.square) };
    if (change.after === null) return tellList(`reach.${key}Gone`, unit);
    const { attack, defence, outcome } = change.after;
    const outcomeWords = t(`field:outcomes.${outcome}`);
    return tellList(`reach.${key}`, { ...unit, attack, defence, outcome: outcomeWords });
  };
  const changes = [
    ...attacks.filter(decides).map((change) => sum('attack', change)),
    ...exposed.filter(decides).map((change) => sum('exposed', change)),
    ...(gained.length > 0 ? [tellList('reach.gains', { units: told(gained) })] : []),
    ...(lost.length > 0 ? [tellList('reach.loses', { units: told(lost) })] : []),
  ];
  return [words, ...(changes.length > 0 ? changes : [tellList('reach.nothing')])].join('; ');
}
