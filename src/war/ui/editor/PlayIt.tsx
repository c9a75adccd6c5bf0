import type { Opened } from '../../game/records';
import { tellEditor } from '../../words/editor';
import { PlayersDialog } from '../base/PlayersDialog';
import { useGameStore } from '../base/useGame';

interface PlayItProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** Who plays the position, and then its war. */
export function PlayIt({ opened, onClose }: PlayItProps) {
  const store = useGameStore();
  return (
    <PlayersDialog
      title={tellEditor('names')}
      act={tellEditor('begin')}
      onBegin={(players) => store.open({ ...opened, players })}
      onClose={onClose}
    />
  );
}
