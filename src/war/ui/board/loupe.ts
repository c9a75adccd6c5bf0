/** Across the loupe, in pixels. */
export const LOUPE = 132;
/** Between a finger's middle and the loupe's edge. */
const CLEAR = 34;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of the loupe lies for a finger at a place of a window so wide: above it, else beside it. */
function loupeAt(finger: Place, width: number): Place {
  const half = LOUPE / 2;
  const away = half + CLEAR;
  const inside = (x: number): number => Math.min(Math.max(x, half), width - half);
  if (finger.y - away >= half) return { x: inside(finger.x), y: finger.y - away };
  const x = finger.x < width / 2 ? finger.x + away : finger.x - away;
  return { x: inside(x), y: Math.max(half, finger.y) };
}

/** Where the middle of the loupe lies for a finger from across the table: below it on the screen, else beside it. */
function loupeAcross(finger: Place, width: number, height: number): Place {
  const { x, y } = loupeAt({ x: width - finger.x, y: height - finger.y }, width);
  return { x: width - x, y: height - y };
}

/** Where the middle of the loupe lies in the window for a finger, of whoever sits across or not. */
export const loupePlace = (finger: Place, across: boolean): Place =>
  across
    ? loupeAcross(finger, window.innerWidth, window.innerHeight)
    : loupeAt(finger, window.innerWidth);
