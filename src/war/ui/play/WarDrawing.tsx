import { useState, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useKeyActs } from '../../../shell/ui/keys';
import { useSignal } from '../../../shell/ui/useSignal';
import type { Shape } from '../../engine/notation/commentText';
import type { Game } from '../../game/game';
import { toggledShape } from '../../game/studyEdits';
import { isStudyAllowed } from '../../game/studyPermission';
import { boardOf, type War } from '../../game/war';
import { t } from '../../words/t';
import { STUDY_KEYS } from '../base/studyKeys';
import { useTable } from '../base/useGame';
import { ShapesDrawn } from '../board/ShapesDrawn';
import { useDrawing } from '../board/useDrawing';
import { useOrientation } from '../base/orientation';

interface WarDrawingProps {
  readonly game: Pick<Game, 'tags'>;
  readonly war: War;
  readonly live: boolean;
}

/**
 * Lets the players draw arrows and mark squares over the board of a war while it accepts orders (`live`), if the game's
 * tags allow studying the position. The drawings are not saved, and the next order of either side removes them.
 */
export function WarDrawing({ game, war, live }: WarDrawingProps): ReactNode {
  const orientation = useOrientation();
  const announcer = useAnnouncer();
  const board = boardOf(war);
  const isAllowed = isStudyAllowed(game.tags);
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  useSignal(useTable().onEvent, ({ is }) => {
    if (is !== 'look') setShapes([]);
  });
  const { drawn, acts } = useDrawing({
    board,
    shapes,
    onDraw: (shape) => setShapes(toggledShape(shapes, shape)),
    enabled: isAllowed && live,
  });
  useKeyActs((name) => {
    if (!live || !(name in STUDY_KEYS.drawing.arrow)) return undefined;
    return isAllowed ? acts.arrow : () => announcer.answer(t('studies:shapes.barred'));
  });
  return (
    isAllowed &&
    live && <ShapesDrawn board={board} orientation={orientation} shapes={shapes} drawn={drawn} />
  );
}
