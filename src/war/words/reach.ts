import { fateOf, foresee, type Fate } from '../engine/insight/foresight';
import { prospectsOf, type SumChange } from '../engine/insight/prospects';
import { destinations } from '../engine/march';
import type { PlacedUnit, Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import type { Square } from '../engine/vocabulary';
import { squareWords, unitAtSquare } from './board';
import { goalWords } from './boardStyles';
import { tellList } from './lists';
import { decides } from './readings';
import { kindName, sideName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/** A square in reach with what a march there would change. */
export function reachWords(position: Position, from: Square, to: Square): string {
  const goal = fateOf(position, from, to);
  const words = squareWords(position, to, false, goal === null ? {} : { goal });
  return `${words}; ${changeWords(position, from, to)}`;
}

/** What matters most is said first. */
const FATES: readonly Fate[] = ['takesArsenal', 'keeps', 'isolates'];

/** Every square in reach: those together where the same would change, so that little has to be heard. */
export function reachSentences(position: Position, from: Square): string[] {
  const groups = new Map<string, string[]>();
  const fate = (to: Square): Fate => fateOf(position, from, to) ?? 'keeps';
  const goals = [...destinations(position, from)].sort(
    (a, b) => FATES.indexOf(fate(a)) - FATES.indexOf(fate(b)),
  );
  for (const to of goals) {
    const words = `${goalWords(fate(to))}; ${changeWords(position, from, to)}`;
    groups.set(words, [...(groups.get(words) ?? []), nameOf(position.board, to)]);
  }
  return [...groups].map(([words, squares]) => `${listed(squares)}: ${words}.`);
}

/** What a march changes: attacks that come out otherwise, and the communication of others than the unit itself. */
function changeWords(position: Position, from: Square, to: Square): string {
  const foresight = foresee(position, from, to);
  if (foresight === null) return '';
  const { after } = foresight;
  const others = (units: readonly PlacedUnit[]) => units.filter(({ square }) => square !== to);
  const [gained, lost] = [others(foresight.gained), others(foresight.lost)];
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
  return changes.length > 0 ? changes.join('; ') : tellList('reach.nothing');
}
