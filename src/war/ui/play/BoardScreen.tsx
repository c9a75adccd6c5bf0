import type { ReactNode } from 'react';
import { OpenHelp } from '../dialogs/entry';
import { WarScreenReader } from '../screenReader/entry';
import type { useBoardScreen } from './useBoardScreen';
import { WarBoard, type WarBoardProps } from './WarBoard';
import './war.css';

/** The props of a screen with a war's board. */
export interface BoardScreenProps extends Omit<
  WarBoardProps,
  'onPoint' | 'attackButton' | 'children'
> {
  /** The class of its `main`, besides `table`. */
  readonly className?: string;
  readonly scene: ReturnType<typeof useBoardScreen>;
  readonly lesson?: boolean;
  readonly study?: boolean;
  /** Announces acts on the board; the current war has it already, whatever is shown of it. */
  readonly announcements?: ReactNode;
  readonly drawn: ReactNode;
  /** The panel beside the board. */
  readonly children: ReactNode;
}

/**
 * A screen with a war's board: the board, the panel beside it (its children), help dialogs over it, and what screen
 * readers need. `scene` is the state from `useBoardScreen`, `view` what the board draws; `live` says that orders are
 * accepted, `past`, `lesson` and `study` which kind of screen it is. `drawn` is zoomed with the board, `over` is not.
 */
export function BoardScreen(props: BoardScreenProps) {
  const { position, scene, live, past = false, lesson = false, study = false } = props;
  const { className = '', announcements, drawn, children, ...board } = props;
  const { help, setHelp } = scene;
  return (
    <main className={`table ${className}`.trimEnd()}>
      {announcements}
      <WarScreenReader {...{ position, live, past, lesson, study, help }} onHelp={setHelp} />
      <WarBoard {...board} onPoint={scene.setPointed} attackButton={scene.attackButton}>
        {drawn}
      </WarBoard>
      {children}
      <OpenHelp
        screen={study ? 'study' : 'war'}
        open={help}
        position={position}
        side={position.side}
        onClose={() => setHelp(null)}
      />
    </main>
  );
}
