import type { ReactNode } from 'react';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { OpenAid } from '../aids/door';
import type { BoardView } from '../board/view';
import { WarEar } from '../ear/door';
import type { useScene } from '../table/useScene';
import { WarBoard } from '../table/WarBoard';
import '../table/war.css';

interface BoardScreenProps {
  /** What its `main` is called in style sheets, besides `table`. */
  readonly className?: string;
  readonly position: Position;
  readonly scene: ReturnType<typeof useScene>;
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
  const { aid, setAid } = scene;
  return (
    <main className={`table ${className}`.trimEnd()}>
      {voice}
      <WarEar {...{ position, live, past, lesson, aid }} clocked={!study} onAid={setAid} />
      <WarBoard {...board} onPoint={scene.setPointed} attackButton={scene.attackButton}>
        {drawn}
      </WarBoard>
      {children}
      <OpenAid
        screen={study ? 'study' : 'war'}
        open={aid}
        position={position}
        side={position.side}
        onClose={() => setAid(null)}
      />
    </main>
  );
}
