import type { War } from '../../game/war';
import { WarAnnouncements } from '../screenReader/WarAnnouncements';
import { useTable } from '../base/useGame';
import { BoardScreen, type BoardScreenProps } from './BoardScreen';
import { useWarKeys } from './useWarKeys';

interface TaskScreenProps extends Pick<
  BoardScreenProps,
  'position' | 'view' | 'live' | 'label' | 'scene' | 'drawn' | 'children'
> {
  readonly war: War;
  /** What the key to undo does after a wrong order; null while none is. */
  readonly takeBack?: (() => void) | null;
}

/** The screen of a task, such as a step of a lesson: a war's board with its keys, and the panel of the task beside it. */
export function TaskScreen({ war, takeBack = null, ...props }: TaskScreenProps) {
  const { live, scene } = props;
  const table = useTable();
  const whenLive = (act: () => void) => (live ? act : () => undefined);
  useWarKeys({
    undo: takeBack ?? whenLive(table.undo),
    leave: whenLive(table.leave),
    lastTurn: () => scene.announceTurn(war),
    nextUnit: live ? scene.nextUnit : () => undefined,
    read: scene.read,
    open: scene.setHelp,
  });
  return (
    <BoardScreen {...props} className="lesson-table" lesson announcements={<WarAnnouncements />} />
  );
}
