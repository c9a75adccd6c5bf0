import { Fragment, memo } from 'react';
import { arsenalsOf, type Position } from '../../engine/position';
import { nameOf } from '../../engine/squares';
import { other, type Side } from '../../engine/vocabulary';
import { t } from '../../words/t';
import { useLanguage } from '../../../shell/ui/useLanguage';

interface GoalProps {
  readonly position: Position;
  /** Whose goal it is. */
  readonly side: Side;
}

/** What wins the war and what would lose it: the enemy's arsenals and one's own, those that have fallen struck out. */
export const Goal = memo(function Goal({ position, side }: GoalProps) {
  useLanguage();
  return (
    <p className="goal">
      {([other(side), side] as const).map((of) => {
        const arsenals = arsenalsOf(position).filter(
          (arsenal) => arsenal.side === of && arsenal.is !== 'given',
        );
        return (
          <span key={of} data-side={of}>
            {t(`war:goal.${of === side ? 'hold' : 'take'}`, { count: arsenals.length })}
            {arsenals.map(({ square, is }) => {
              const name = nameOf(position.board, square);
              return is === 'standing' ? (
                <b key={square} translate="no">
                  {' '}
                  {name}
                </b>
              ) : (
                <Fragment key={square}>
                  {' '}
                  <del>{t('war:goal.fallen', { square: name })}</del>
                </Fragment>
              );
            })}
          </span>
        );
      })}
    </p>
  );
});
