import type { Side } from '../../../engine/vocabulary';
import { lossesOf } from '../../../game/exposure';
import type { War } from '../../../game/war';
import { kindName } from '../../../words/sentences';
import { t } from '../../../words/t';
import { listed } from '../../../../shell/language/intl';
import { UnitSign } from '../../board/art/UnitSign';

/**
 * The units that a side has lost in a war, drawn by kind with their number, and in words for screen readers; a sentence
 * if it has lost none.
 */
export function Losses({ war, side }: { readonly war: War; readonly side: Side }) {
  const losses = lossesOf(war, side);
  if (losses.length === 0) return t('war:over.lossesNone');
  const words = losses.map(({ kind, count }) =>
    t('war:over.lossCount', { count, unit: kindName(kind) }),
  );
  return (
    <>
      <span className="visually-hidden">{listed(words)}</span>
      <span className="losses" aria-hidden="true">
        {losses.map(({ kind, count }) => (
          <span key={kind} data-count={count}>
            <UnitSign unit={{ side, kind }} />
          </span>
        ))}
      </span>
    </>
  );
}
