import { unitAt } from '../engine/position';
import { nameOf } from '../engine/board';
import type { Action } from '../engine/vocabulary';
import { exposureOf } from '../game/exposure';
import { present, type War } from '../game/war';
import { listed } from '../../shell/language/intl';
import { unitAtSquare } from './board';
import { t } from './t';
import { kindName } from './sentences';

/**
 * Returns what the current turn exposes of its own side if it ended with this action, or at once: a sentence for
 * each arsenal, then one on the units that it has isolated.
 */
export function exposureSentences(war: War, ending?: Action): readonly string[] {
  const position = present(war);
  const { isolated, arsenals } = exposureOf(war, ending);
  return [
    ...arsenals.flatMap(({ arsenal, from, unguarded }) => {
      const unit = unitAt(position, from);
      if (unit === null) return [];
      return t(unguarded ? 'hints:exposed.unguarded' : 'hints:exposed.open', {
        square: nameOf(position.board, arsenal),
        unit: kindName(unit.kind),
        from: nameOf(position.board, from),
      });
    }),
    ...(isolated.length === 0
      ? []
      : [
          t('hints:exposed.isolated', {
            units: listed(isolated.map((unit) => unitAtSquare(position, unit))),
          }),
        ]),
  ];
}

/** Returns the question before ending a turn without orders left that exposes something. */
export const exposureTitle = (): string => t('hints:exposed.title');
