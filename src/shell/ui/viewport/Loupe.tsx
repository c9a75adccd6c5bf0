import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from './viewport';
import type { ClientPointer } from './watchGestures';
import './loupe.css';

/** Across the loupe, in pixels. */
const LOUPE = 132;
/** Between a finger's middle and the loupe's edge. */
const CLEAR = 34;

/** Where the middle of the loupe lies for a finger at a place of a window so wide: above it, else beside it. */
function loupeAt(finger: Point, width: number): Point {
  const half = LOUPE / 2;
  const away = half + CLEAR;
  const inside = (x: number): number => Math.min(Math.max(x, half), width - half);
  if (finger.y - away >= half) return { x: inside(finger.x), y: finger.y - away };
  const x = finger.x < width / 2 ? finger.x + away : finger.x - away;
  return { x: inside(x), y: Math.max(half, finger.y) };
}

/** Where it lies for a finger from across the table: below it on the screen, else beside it. */
function loupeAcross(finger: Point, width: number, height: number): Point {
  const { x, y } = loupeAt({ x: width - finger.x, y: height - finger.y }, width);
  return { x: width - x, y: height - y };
}

interface UnderPointerProps {
  /** Where the pointer was as this came, and what it is: a finger hides what is under it, and has it beside it. */
  readonly from: ClientPointer;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across?: boolean;
  readonly children: ReactNode;
}

/** What goes along with a pointer over the whole window: under a mouse's, and beside a finger. */
export function UnderPointer({ from, across = false, children }: UnderPointerProps) {
  const element = useRef<HTMLDivElement>(null);
  const begun = useRef(from);
  useLayoutEffect(() => {
    const touch = begun.current.pointerType !== 'mouse';
    const place = ({ clientX, clientY }: ClientPointer): void => {
      const pointer = { x: clientX, y: clientY };
      const { innerWidth, innerHeight } = window;
      const { x, y } = !touch
        ? pointer
        : across
          ? loupeAcross(pointer, innerWidth, innerHeight)
          : loupeAt(pointer, innerWidth);
      element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    place(begun.current);
    window.addEventListener('pointermove', place);
    return () => window.removeEventListener('pointermove', place);
  }, [across]);
  return createPortal(
    <div ref={element} className="dragged" aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}

interface LoupeDrawingProps {
  /** Of what is looked at, in the drawing's units. */
  readonly middle: Point;
  /** How many units are seen across it. */
  readonly seen: number;
  /** The ids of what is drawn of the sheet, from the ground up. */
  readonly drawing: readonly string[];
  /** What is drawn around its middle besides. */
  readonly children: ReactNode;
}

/** A round piece of the sheet as it is drawn, larger. */
export function LoupeDrawing({ middle, seen, drawing, children }: LoupeDrawingProps) {
  return (
    <svg
      className="loupe"
      width={LOUPE}
      height={LOUPE}
      viewBox={`${middle.x - seen / 2} ${middle.y - seen / 2} ${seen} ${seen}`}
    >
      {drawing.map((id) => (
        <use key={id} href={`#${id}`} />
      ))}
      <g transform={`translate(${middle.x} ${middle.y})`}>{children}</g>
    </svg>
  );
}
