import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from './viewport';
import type { ClientPointer } from './watchGestures';
import './loupe.css';

/** The diameter of the loupe, in pixels. */
const LOUPE = 132;
/** The distance from a finger's middle to the loupe's edge, in pixels. */
const CLEAR = 34;

/** Returns the middle of the loupe for a finger in a window of a width: above it, or beside it. */
function loupeAt(finger: Point, width: number): Point {
  const half = LOUPE / 2;
  const away = half + CLEAR;
  const inside = (x: number): number => Math.min(Math.max(x, half), width - half);
  if (finger.y - away >= half) return { x: inside(finger.x), y: finger.y - away };
  const x = finger.x < width / 2 ? finger.x + away : finger.x - away;
  return { x: inside(x), y: Math.max(half, finger.y) };
}

/** Returns it for a player across the table: below the finger on the screen, or beside it. */
function loupeAcross(finger: Point, width: number, height: number): Point {
  const { x, y } = loupeAt({ x: width - finger.x, y: height - finger.y }, width);
  return { x: width - x, y: height - y };
}

interface UnderPointerProps {
  /** The pointer's place at the start, and its kind: a finger hides what is under it, so that it is shown beside. */
  readonly from: ClientPointer;
  /** Hook: returns whether the screen is rotated for a player across the table. */
  readonly across?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders its children over the whole window where the pointer is, and moves them with it: under a mouse, but above or
 * beside a finger, which would hide them. `from` is where the pointer is at first; `across` says that the screen is
 * turned by half for a player on its other side.
 */
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
  readonly middle: Point;
  readonly seen: number;
  /** The ids of the drawn layers of the content, from the ground up. */
  readonly drawing: readonly string[];
  readonly children: ReactNode;
}

/**
 * Renders a magnifying glass: a round, enlarged part of a drawing around the place `middle`, `seen` units across.
 * `drawing` has the ids of the SVG elements to show, the lowest first; `children` are drawn over them around the
 * middle.
 */
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
