import type { ReactNode } from 'react';
import type { Shape } from '../war/engine/notation/commentText';
import { nameOf, type Board } from '../war/engine/board';
import type { NodeId } from '../war/game/study';
import type { Orientation } from '../war/ui/board/geometry';
import { ShapesDrawn } from '../war/ui/board/ShapesDrawn';
import { t } from '../war/words/t';
import { leftAt, placeAmong, continuationsFrom, type ShownStudy } from './study';

interface StudyPartProps {
  readonly studied: ShownStudy;
  readonly at: number;
}

/**
 * Draws over the board the arrows and marked squares that the author of a study (`studied`) has added to the step `at`
 * of its shown line, 0 being the start; nothing if that step has none.
 */
export function Marks({
  studied: { study, line },
  at,
  orientation,
}: StudyPartProps & { readonly orientation: Orientation }): ReactNode {
  const { board } = study.start;
  return (
    <ShapesDrawn
      board={board}
      orientation={orientation}
      shapes={line[at]?.shapes ?? []}
      drawn={null}
    />
  );
}

/**
 * Shows the author's comment on the step `at` of a study's shown line (`studied`; 0 is the start), and whether it is
 * the main continuation or a variation; describes its arrows and marked squares for screen readers. Empty if there is
 * no such step.
 */
export function Noted({ studied, at }: StudyPartProps): ReactNode {
  const { study, line } = studied;
  const node = line[at];
  if (node === undefined) return null;
  const place = placeAmong(studied, at);
  const { comment, shapes } = node;
  const drawn = shapes.map((shape) => shapeWords(study.start.board, shape)).join(' ');
  return (
    <>
      {place !== null && (
        <p className="note">
          {place.number === 0
            ? t('embed:study.line', { count: place.all })
            : t('embed:study.variation', place)}
        </p>
      )}
      {comment.trim() !== '' && <p className="embed-comment">{comment}</p>}
      {drawn !== '' && <p className="embed-visually-hidden">{drawn}</p>}
    </>
  );
}

function shapeWords(board: Board, { brush, from, to }: Shape): string {
  const colour = t(`embed:study.brushes.${brush}`);
  return to === null
    ? t('embed:study.square', { square: nameOf(board, from), colour })
    : t('embed:study.arrow', { from: nameOf(board, from), to: nameOf(board, to), colour });
}

interface ContinuationsProps extends StudyPartProps {
  readonly orders: { readonly goToNode: (id: NodeId) => void };
}

/**
 * Shows a button for each order that may follow the step `at` of a study's shown line (`studied`), if there are
 * several, and, in a variation, a button back to the line from which it branches. `orders.goToNode` is called with the
 * node of the pressed button. Empty without such buttons.
 */
export function Continuations({ studied, at, orders }: ContinuationsProps): ReactNode {
  const continuations = continuationsFrom(studied, at);
  const left = leftAt(studied, at);
  if (continuations.length === 0 && left === null) return null;
  return (
    <div
      className="embed-continuations row"
      role="group"
      aria-label={t('embed:study.continuations')}
    >
      {continuations.map(({ id, text, number, taken }) => (
        <button
          key={`way ${id}`}
          type="button"
          aria-current={taken ? 'true' : undefined}
          onClick={() => orders.goToNode(id)}
        >
          <span translate="no">{text}</span>{' '}
          <small>
            {number === 0
              ? t('embed:study.lineItself')
              : t('embed:study.variationNumber', { number })}
          </small>
        </button>
      ))}
      {left !== null && (
        <button key="back" type="button" onClick={() => orders.goToNode(left)}>
          {t('embed:study.back')}
        </button>
      )}
    </div>
  );
}
