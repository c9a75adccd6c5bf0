import { changesFor, moveEffect, foresee, type MoveEffect } from '../engine/insight/consequence';
import { prospectsOf, type SumChange } from '../engine/insight/prospects';
import { destinations } from '../engine/march';
import type { Position } from '../engine/position';
import { nameOf } from '../engine/board';
import type { Square } from '../engine/vocabulary';
import { squareWords, unitAtSquare } from './board';
import { goalWords } from './boardStyles';
import { decides } from './prospects';
import { kindName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/** Returns a reachable square with the changes of a march there. */
export function reachWords(position: Position, from: Square, to: Square): string {
  const goal = moveEffect(position, from, to);
  const words = squareWords(position, to, false, goal === null ? {} : { goal });
  return `${words}; ${changeWords(position, from, to)}`;
}

/** The most important first. */
const MOVE_EFFECTS: readonly MoveEffect[] = ['winsWar', 'takesArsenal', 'keeps', 'isolates'];

/** Returns every reachable square, grouped by equal changes, so that the text is short. */
export function reachSentences(position: Position, from: Square): string[] {
  const groups = new Map<string, string[]>();
  const effect = (to: Square): MoveEffect => moveEffect(position, from, to) ?? 'keeps';
  const goals = [...destinations(position, from)].sort(
    (a, b) => MOVE_EFFECTS.indexOf(effect(a)) - MOVE_EFFECTS.indexOf(effect(b)),
  );
  for (const to of goals) {
    const words = `${goalWords(effect(to))}; ${changeWords(position, from, to)}`;
    groups.set(words, [...(groups.get(words) ?? []), nameOf(position.board, to)]);
  }
  return [...groups].map(([words, squares]) => `${listed(squares)}: ${words}.`);
}

/** Returns the changes by a march: communication of other units, attacks with another outcome. */
function changeWords(position: Position, from: Square, to: Square): string {
  const foresight = foresee(position, from, to);
  if (foresight === null) return '';
  const { after } = foresight;
  const sided = changesFor(position.side, foresight);
  const { attacks, exposed } = prospectsOf(position, after);
  const communication = (['enemyLost', 'gained', 'lost', 'enemyGained'] as const).flatMap((how) => {
    const units = sided[how].filter(({ square }) => square !== to);
    return units.length > 0
      ? [
          t(`lists:reach.${how}`, {
            units: listed(units.map((each) => unitAtSquare(after, each))),
          }),
        ]
      : [];
  });
  const sum = (key: 'attack' | 'exposed', change: SumChange): string => {
    const unit = { unit: kindName(change.kind), square: nameOf(position.board, change.square) };
    if (change.after === null) return t(`lists:reach.${key}Gone`, unit);
    const { attack, defence, outcome } = change.after;
    const outcomeWords = t(`field:outcomes.${outcome}`);
    return t(`lists:reach.${key}`, { ...unit, attack, defence, outcome: outcomeWords });
  };
  const changes = [
    ...communication,
    ...attacks.filter(decides).map((change) => sum('attack', change)),
    ...exposed.filter(decides).map((change) => sum('exposed', change)),
  ];
  return changes.length > 0 ? changes.join('; ') : t('lists:reach.nothing');
}
