import { nameOf } from '../engine/squares';
import type { Assault } from '../engine/combat';
import type { Board } from '../engine/board';
import type { Side, Square, Unit } from '../engine/vocabulary';
import { capital, kindName, unitName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/** What a turn did, as far as it is told; the store's turn stories are of this shape. */
export interface Told {
  readonly side: Side;
  readonly moves: readonly {
    readonly unit: Unit;
    readonly path: readonly Square[];
    readonly retreat: boolean;
  }[];
  readonly assault: Assault | null;
  readonly target: Unit | null;
  readonly advance: { readonly unit: Unit; readonly from: Square; readonly to: Square } | null;
  readonly arsenals: readonly Square[];
}

/** The turn in a few sentences: the marches, the attack, what fell. */
export function storySentences(board: Board, story: Told): string[] {
  const name = (square: Square | undefined): string =>
    square === undefined ? '' : nameOf(board, square);
  const sentences: string[] = [];
  const marches: string[] = [];
  for (const { unit, path, retreat } of story.moves) {
    const from = name(path[0]);
    const to = name(path.at(-1));
    const kind = kindName(unit.kind);
    if (retreat) sentences.push(t('war:event.retreated', { unit: capital(kind), from, to }));
    else marches.push(t('war:story.move', { unit: kind, from, to }));
  }
  if (marches.length > 0) sentences.push(capital(t('war:story.moves', { moves: listed(marches) })));
  else if (sentences.length === 0) sentences.push(t('war:story.noMoves'));
  const { assault, target, advance } = story;
  if (assault !== null && target !== null)
    sentences.push(
      t('war:story.attack', {
        unit: unitName(target),
        square: name(assault.target),
        attack: assault.attack,
        defence: assault.defence,
        outcome: t(`field:outcomes.${assault.outcome}`),
      }),
    );
  if (advance !== null)
    sentences.push(
      t('war:story.advance', {
        unit: kindName(advance.unit.kind),
        from: name(advance.from),
        to: name(advance.to),
      }),
    );
  for (const square of story.arsenals)
    sentences.push(t('war:story.arsenal', { square: name(square) }));
  if (assault === null && story.arsenals.length === 0) sentences.push(t('war:story.noAttack'));
  return sentences;
}
