import { attacks } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { destinations, movers } from '../engine/march';
import { squareOf, unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import { unitOfSlot } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { unitAtSquare } from './board';
import { kindName } from './sentences';
import { t } from './t';
import { eitherOf } from '../../shell/language/intl';

/** Returns what can be done now, in a sentence. */
export function hint(position: Position, chosen: Square | null, preview: Square | null): string {
  const name = (square: Square): string => nameOf(position.board, square);
  const { advance, retreatDue } = position;
  if (preview !== null) return t('war:hintPreview', { square: name(preview) });
  if (advance !== null) {
    if (chosen !== null) return t('war:hintAdvanceChosen', { square: name(advance.to) });
    const units = advance.from.flatMap((square) => {
      const unit = unitAt(position, square);
      return unit === null ? [] : [unitAtSquare(position, { ...unit, square })];
    });
    return t('war:hintAdvance', { square: name(advance.to), units: eitherOf(units) });
  }
  if (retreatDue !== NOBODY)
    return t('war:hintRetreat', {
      unit: kindName(unitOfSlot(retreatDue).kind),
      square: name(squareOf(position, retreatDue)),
    });
  const unit = chosen === null ? null : unitAt(position, chosen);
  if (chosen !== null && unit !== null) {
    const goes = destinations(position, chosen).length > 0;
    return t(goes ? 'war:hintChosen' : 'war:hintChosenNone', { unit: kindName(unit.kind) });
  }
  return hintAtRest(position);
}

function hintAtRest(position: Position): string {
  const march = movers(position).length > 0;
  if (position.taken >= 0) return t(march ? 'war:hintArsenal' : 'war:hintEndOnly');
  const fire = attacks(position).length > 0;
  if (march) return t(fire ? 'war:hintStart' : 'war:hintNoAttack');
  return t(fire ? 'war:hintAttackOnly' : 'war:hintEndOnly');
}
