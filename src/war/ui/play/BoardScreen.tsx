import type { ReactNode } from 'react';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { OpenHelp } from '../dialogs/door';
import type { BoardView } from '../board/view';
import { WarScreenReader } from '../screenReader/door';
import type { useBoardScreen } from './useBoardScreen';
import { WarBoard } from './WarBoard';
import './war.css';

interface BoardScreenProps {
  /** What its `main` is called in style sheets, besides `table`. */
  readonly className?: string;
  readonly position: Position;
  readonly scene: ReturnType<typeof useBoardScreen>;
  readonly view: BoardView;
  /** What the board is called. */
  readonly label: string;
  /** Whether orders are taken now. */
  readonly live: boolean;
  /** A moment of the past. */
  readonly past?: boolean;
  /** A lesson, a problem or the guided war: no clock and no program can be there. */
  readonly lesson?: boolean;
  /** A study, whose keys are others than a war's. */
  readonly study?: boolean;
  /** Tells what is done on the board to whoever listens; the war in hand has it already, whatever is shown of it. */
  readonly voice?: ReactNode;
  /** Drawn over the board, as large as it is. */
  readonly drawn: ReactNode;
  /** Stays in its place however near the board is seen. */
  readonly over?: ReactNode;
  readonly onLift?: (square: Square | null) => void;
  /** The panel beside the board. */
  readonly children: ReactNode;
}

/** Every screen on which orders can be given to a war: voice and ear, the board, a panel beside it, and the aids. */
export function BoardScreen(props: BoardScreenProps) {
  const { position, scene, live, past = false, lesson = false, study = false } = props;
  const { className = '', voice, drawn, children, ...board } = props;
  const { help, setHelp } = scene;
  return (
    <main className={`table ${className}`.trimEnd()}>
      {voice}
      <WarScreenReader
        {...{ position, live, past, lesson, help }}
        clocked={!study}
        onHelp={setHelp}
      />
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
