import { useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { goalsOf, movers } from '../../engine/march';
import { unitAt, unitsOf, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { squareWords, type AskedOfSquare } from '../../words/board';
import { BoardMap } from '../board/BoardMap';
import { Dragged } from '../board/entry';
import { useDrag } from '../board/useDrag';
import type { BoardView } from '../board/view';
import { useAcross, useOrientation } from '../base/orientation';
import { useTable, useTableState, useYou } from '../base/useGame';
import { chosenUnit, chosenTarget } from '../../game/choice';

/**
 * The props of the board of a war: the position and what is drawn of it (`view`), its label for screen readers, whether
 * orders are accepted (`live`), what is drawn over it, and the callbacks for the square pointed at and for the unit
 * that is dragged (null for none).
 */
export interface WarBoardProps {
  readonly position: Position;
  readonly view: BoardView;
  readonly label: string;
  /** Whether orders are accepted now: units to drag, squares that a touch beside them may mean. */
  readonly live: boolean;
  /** Whether it is a past moment, whose units are not said to be able to act. */
  readonly past?: boolean;
  readonly onPoint: (square: Square | null) => void;
  /** The button of the attack, if the sum is shown. */
  readonly attackButton: RefObject<HTMLButtonElement | null>;
  readonly onLift?: (square: Square | null) => void;
  /** Drawn over the board, at its size. */
  readonly children?: ReactNode;
  /** Stays in its place at any zoom of the board. */
  readonly over?: ReactNode;
}

/** The board's view of the war without what is only for giving orders. */
const NO_ORDERS = {
  chosen: null,
  destinations: [],
  targets: [],
  consequenceMarks: null,
  ghost: null,
  fire: null,
  paths: [],
  scene: [],
  refused: null,
} satisfies Partial<BoardView>;

/**
 * The board on which orders are given to a war, while `live`: units are chosen or dragged, squares pressed; `view` is
 * what it draws. `onPoint` is called with the square pointed at or focused (null for none), `onLift` with the square of
 * a unit while it is dragged, then with null. Its children are drawn over it and zoomed with it.
 */
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
  // Keyboard users begin at a unit that can act.
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
      // Without orders a finger, too, only asks.
      if (!live) {
        onPoint(square);
        return;
      }
      // A second press on the target moves to the button of the attack.
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
          // For two people, who share the board, it begins in the middle of the fight.
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

/** Returns what is known of squares besides their unit: attacked or threatened, or reachable. */
function askedOf({ targets = [], threats = [], goals = [] }: Asked) {
  const asked = new Map<Square, AskedOfSquare>();
  const add = (square: Square, more: AskedOfSquare): void =>
    void asked.set(square, { ...asked.get(square), ...more });
  for (const target of targets) add(target.square, { target });
  for (const threat of threats) add(threat.square, { threat });
  for (const { square, kind } of goals) add(square, { goal: kind });
  return asked;
}
