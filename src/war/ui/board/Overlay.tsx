import { memo } from 'react';
import type { Board } from '../../engine/board';
import type { Line } from '../../engine/communication';
import type { Side, Square } from '../../engine/vocabulary';
import { CommunicationLines } from './art/Lines';
import {
  SelectedMark,
  TargetFrame,
  TargetMark,
  RefusedMark,
  ExposedMark,
  ThreatMark,
} from './art/Marks';
import { DestinationMarks } from './art/Destinations';
import { Piece } from './art/Piece';
import { AttackFire, AttackFireHeads } from './AttackFire';
import {
  CommunicationOver,
  CommunicationUnder,
  DecidingMarks,
  FireFigures,
  FireMap,
  MovePaths,
  SceneMarks,
} from './entry';
import { centreOf, CELL, shownCell, type Orientation, markAt } from './geometry';
import { fireShown, type BoardView } from './view';
import { ConsequenceSign } from './art/Consequence';
import type { Point } from './art/path';

interface LayerProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly view: BoardView;
}

/** The tints of squares, as `view` has them: territory closed during a deployment, and one side's fire. */
export const Tints = memo(function Tints({ board, orientation, view }: LayerProps) {
  const { territory } = view;
  const map = fireShown(view);
  return (
    <>
      {territory && <ClosedTerritory board={board} orientation={orientation} open={territory} />}
      {map && <FireMap board={board} orientation={orientation} map={map} />}
    </>
  );
});

/**
 * The drawings under the units that do not depend on what is chosen, as `view` has them: lines of communication, and
 * marks of the last turn.
 */
export const Underlay = memo(function Underlay({ board, orientation, view }: LayerProps) {
  const { lines, scene } = view;
  return (
    <>
      {lines.map(({ side, lines }) => (
        <Threads key={side} board={board} orientation={orientation} side={side} lines={lines} />
      ))}
      {scene && <SceneMarks board={board} orientation={orientation} scene={scene} />}
    </>
  );
});

/**
 * The drawings under the units that depend on what is chosen, as `view` has them: the communication of the chosen unit,
 * paths of marches, the lines of fire of an attack, and the squares to which the unit can march.
 */
export const ChosenUnderlay = memo(function ChosenUnderlay({
  board,
  orientation,
  view,
}: LayerProps) {
  const centre = (square: Square) => centreOf(board, orientation, square);
  return (
    <>
      <CommunicationUnder view={view} centre={centre} />
      {view.paths && <MovePaths paths={view.paths} centre={centre} />}
      {view.fire && <AttackFire fire={view.fire} centre={centre} />}
      {view.destinations && (
        <Destinations board={board} orientation={orientation} destinations={view.destinations} />
      )}
    </>
  );
});

interface ThreadsProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly side: Side;
  readonly lines: readonly Line[];
}

/** The lines of one side; rendered when they change, and not at every choice. */
const Threads = memo(function Threads({ board, orientation, side, lines }: ThreadsProps) {
  const centre = (square: Square) => centreOf(board, orientation, square);
  const segments = lines
    .filter(({ source, end }) => source !== end)
    .map(({ source, end, cut }) => ({ from: centre(source), to: centre(end), cut }));
  return <CommunicationLines side={side} segments={segments} />;
}, drawsTheSame);

/** Returns whether lines are unchanged, although in a new list: a move leaves most sides' as they are. */
function drawsTheSame(before: ThreadsProps, now: ThreadsProps): boolean {
  const { board, orientation, side, lines } = before;
  return (
    board === now.board &&
    orientation === now.orientation &&
    side === now.side &&
    lines.length === now.lines.length &&
    lines.every((line, i) => {
      const other = now.lines[i];
      return line.source === other?.source && line.end === other.end && line.cut === other.cut;
    })
  );
}

/**
 * The drawings over the units that depend on what is chosen, as `view` has them: marks of communication, a unit at a
 * previewed destination, consequences of that march, arrowheads of an attack, the chosen square, and that of a refused
 * order.
 */
export function Overlay({ board, orientation, view }: LayerProps) {
  const centre = (square: Square) => centreOf(board, orientation, square);
  const mark = (name: string, square: Square) => markAt(board, orientation, name, square);
  const { fire, consequenceMarks, ghost, chosen, refused } = view;
  return (
    <>
      <CommunicationOver view={view} centre={centre} />
      <DecidingMarks view={view} centre={centre} />
      {ghost && (
        <g {...mark('ghost', ghost.square)} opacity={0.75}>
          <Piece unit={ghost.unit} isolated={ghost.isolated} />
        </g>
      )}
      {consequenceMarks && <ConsequenceMarks consequenceMarks={consequenceMarks} centre={centre} />}
      {fire && <AttackFireHeads fire={fire} centre={centre} />}
      {typeof chosen === 'number' && (
        <g {...mark('chosen', chosen)}>
          <SelectedMark />
        </g>
      )}
      {typeof refused === 'number' && (
        <g {...mark('refused', refused)}>
          <RefusedMark />
        </g>
      )}
    </>
  );
}

/** Marks of decisions are loaded lazily, and are over the arsenals. */
const KINDS = ['keeps', 'isolates'] as const;

interface DestinationsProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly destinations: NonNullable<BoardView['destinations']>;
}

const Destinations = memo(function Destinations({
  board,
  orientation,
  destinations,
}: DestinationsProps) {
  return KINDS.map((kind) => {
    const squares = destinations.filter((shown) => shown.kind === kind);
    const at = squares.map(({ square }) => centreOf(board, orientation, square));
    return at.length > 0 && <DestinationMarks key={kind} kind={kind} at={at} />;
  });
});

/** The figures over the units: a side's fire on free squares, and the sums of possible attacks. */
export const Sums = memo(function Sums({ board, orientation, view }: LayerProps) {
  const { units, targets, threats, consequenceMarks } = view;
  const map = fireShown(view);
  return (
    <>
      {map && (
        <FireFigures
          board={board}
          orientation={orientation}
          map={map}
          units={units}
          low={(consequenceMarks?.threats ?? threats) !== undefined}
        />
      )}
      <AttackSums
        board={board}
        orientation={orientation}
        targets={targets}
        threats={threats}
        consequenceMarks={consequenceMarks}
      />
    </>
  );
});

interface AttackSumsProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly targets: BoardView['targets'];
  readonly threats: BoardView['threats'];
  readonly consequenceMarks: BoardView['consequenceMarks'];
}

/** The sums of attacks: the enemy's if threats are shown, otherwise the own ones, now or after a previewed move. */
const AttackSums = memo(function AttackSums(props: AttackSumsProps) {
  const { board, orientation, targets, consequenceMarks, ...view } = props;
  const mark = (name: string, square: Square) => markAt(board, orientation, name, square);
  const threats = consequenceMarks?.threats ?? view.threats;
  // Sums of both sides would cover each other where the armies meet, so the own targets keep only their frames.
  if (threats !== undefined)
    return (
      <>
        {targets?.map(({ square, outcome }) => (
          <g key={square} {...mark('target', square)}>
            <TargetFrame outcome={outcome} />
          </g>
        ))}
        {threats.map(({ square, ...sum }) => (
          <g key={square} {...mark('threat', square)}>
            <ThreatMark {...sum} />
          </g>
        ))}
      </>
    );
  return (
    <>
      {consequenceMarks?.exposed.map(({ square, outcome }) => (
        <g key={square} {...mark('exposed', square)}>
          <ExposedMark outcome={outcome} />
        </g>
      ))}
      {consequenceMarks
        ? consequenceMarks.targets.map(({ square, changed, ...sum }) => (
            <g key={square} {...mark('target', square)}>
              <TargetMark {...sum} quiet={!changed} />
            </g>
          ))
        : targets?.map(({ square, ...sum }) => (
            <g key={square} {...mark('target', square)}>
              <TargetMark {...sum} />
            </g>
          ))}
    </>
  );
});

function ClosedTerritory({
  board,
  orientation,
  open,
}: {
  board: Board;
  orientation: Orientation;
  open: 'N' | 'S';
}) {
  const half = board.size / 2;
  const [first, last] = open === 'N' ? [half, board.size - 1] : [0, half - 1];
  const a = shownCell(board, orientation, first);
  const b = shownCell(board, orientation, last);
  return (
    <rect
      data-mark="closed-territory"
      className="closed-territory"
      x={Math.min(a.column, b.column) * CELL}
      y={Math.min(a.row, b.row) * CELL}
      width={(Math.abs(a.column - b.column) + 1) * CELL}
      height={(Math.abs(a.row - b.row) + 1) * CELL}
    />
  );
}

interface ConsequenceMarksProps {
  readonly consequenceMarks: NonNullable<BoardView['consequenceMarks']>;
  readonly centre: (square: Square) => Point;
}

/** Marks on the square of a previewed move what it decides, in the corner of outcomes. */
function ConsequenceMarks({ consequenceMarks, centre }: ConsequenceMarksProps) {
  const { square, decides } = consequenceMarks;
  const { x, y } = centre(square);
  return (
    decides && (
      <g
        data-mark="decides"
        data-square={square}
        transform={`translate(${x + 10.2} ${y - 10.2}) scale(1.15)`}
        pointerEvents="none"
      >
        <ConsequenceSign is={decides} />
      </g>
    )
  );
}
