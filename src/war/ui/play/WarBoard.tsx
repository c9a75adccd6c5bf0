import { useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { goalsOf, movers } from '../../engine/march';
import { unitAt, unitsOf, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { squareWords, type AskedOfSquare } from '../../words/board';
import { BoardMap } from '../board/BoardMap';
import { Dragged } from '../board/door';
import { useDrag } from '../board/useDrag';
import type { BoardView } from '../board/view';
import { useAcross, useOrientation } from '../base/orientation';
import { useTable, useTableState, useYou } from '../base/useGame';
import { chosenUnit, chosenTarget } from '../../game/choice';

interface WarBoardProps {
  readonly position: Position;
  readonly view: BoardView;
  readonly label: string;
  /** Whether orders are taken now: units to grasp, squares that a touch beside them may mean. */
  readonly live: boolean;
  /** A moment of the past, of which is not said what its units may do. */
  readonly past?: boolean;
  readonly onPoint: (square: Square | null) => void;
  /** The order to attack, where the sum is laid open. */
  readonly attackButton: RefObject<HTMLButtonElement | null>;
  /** The unit being dragged, whose destinations are to be seen. */
  readonly onLift?: (square: Square | null) => void;
  /** Drawn over the board, as large as it is. */
  readonly children?: ReactNode;
  /** Stays in its place however near the board is seen. */
  readonly over?: ReactNode;
}

/** Of what the board shows in the war, what is only for giving orders, left out. */
const NO_ORDERS = {
  chosen: null,
  destinations: [],
  targets: [],
  foreseen: null,
  ghost: null,
  fire: null,
  paths: [],
  scene: [],
  refused: null,
} satisfies Partial<BoardView>;

/** The board as orders are given on it: units to choose and drag, squares to press, each with its words. */
export function WarBoard(props: WarBoardProps) {
  const { position, label, live, past = false, onPoint, onLift, children, over } = props;
  const { attackButton } = props;
  const table = useTable();
  const you = useYou();
  const chosen = useTableState(({ choice }) => chosenUnit(choice));
  const orientation = useOrientation();
  const across = useAcross();
  const view = useMemo(
    () => (live ? props.view : { ...props.view, ...NO_ORDERS }),
    [live, props.view],
  );
  // Whoever comes by keyboard begins at a unit that can act.
  const [first] = useState(() => movers(position)[0]);
  const { drag, follow } = useDrag<Square>(
    (from, to) => {
      if (to === null || to === from) return;
      if (chosen !== from) table.press(from);
      table.press(to);
    },
    (now) => {
      onLift?.(now?.held ?? null);
      // A mouse points by itself.
      if (now?.from.pointerType !== 'mouse') onPoint(now?.over ?? null);
    },
  );
  const draggable = useMemo(
    () =>
      new Set(
        unitsOf(position)
          .filter(({ side }) => side === position.side && live)
          .map(({ square }) => square),
      ),
    [position, live],
  );
  const relevant = useMemo(
    () =>
      new Set([
        ...view.units.map(({ square }) => square),
        ...(view.destinations ?? []).map(({ square }) => square),
      ]),
    [view.units, view.destinations],
  );
  const press = useCallback(
    (square: Square, touch: boolean) => {
      // Where there is nothing to order a finger, too, only asks.
      if (!live) {
        onPoint(square);
        return;
      }
      // A second press on the target leads to the order, which its own button gives.
      if (square === chosenTarget(table.state.getState().choice)) attackButton.current?.focus();
      else {
        table.press(square, { confirm: touch });
        // A finger that chooses nothing asks about the ground.
        if (touch && table.state.getState().choice.of === 'nothing') onPoint(square);
      }
    },
    [table, live, onPoint, attackButton],
  );
  const { targets, threats, destinations: goals } = view;
  const describe = useMemo(() => {
    const asked = askedOf({ targets, threats, goals });
    return (square: Square): string => squareWords(position, square, !past, asked.get(square));
  }, [position, past, targets, threats, goals]);
  const draggedUnit = drag && unitAt(position, drag.held);
  const may = drag?.over != null && goalsOf(position, drag.held).includes(drag.over);
  const landing = drag?.over == null || drag.over === drag.held ? null : { square: drag.over, may };
  return (
    <>
      <BoardMap
        board={position.board}
        orientation={orientation}
        across={across}
        view={view}
        landing={landing}
        label={label}
        describe={describe}
        draggable={draggable}
        relevant={relevant}
        seenToo={position.board.arsenals
          // Two people have the same board in turn: for them it begins in the middle of the fight.
          .filter(({ side }) => side === you)
          .map(({ square }) => square)}
        onPress={press}
        onPoint={onPoint}
        {...(first !== undefined && { start: first })}
        onDrag={follow}
        over={over}
      >
        {children}
      </BoardMap>
      {drag && draggedUnit && (
        <Dragged
          drag={drag}
          unit={draggedUnit}
          may={may}
          board={position.board}
          orientation={orientation}
          across={across}
        />
      )}
    </>
  );
}

interface Asked {
  readonly targets: BoardView['targets'];
  readonly threats: BoardView['threats'];
  readonly goals: BoardView['destinations'];
}

/** What is asked of squares besides who stands there: attacked or threatened, or in reach. */
function askedOf({ targets = [], threats = [], goals = [] }: Asked) {
  const asked = new Map<Square, AskedOfSquare>();
  const add = (square: Square, more: AskedOfSquare): void =>
    void asked.set(square, { ...asked.get(square), ...more });
  for (const target of targets) add(target.square, { target });
  for (const threat of threats) add(threat.square, { threat });
  for (const { square, kind } of goals) add(square, { goal: kind });
  return asked;
}
