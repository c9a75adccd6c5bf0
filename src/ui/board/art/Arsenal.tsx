import { memo } from 'react';
import type { Board } from '../../../engine/board';
import type { Side, Square } from '../../../engine/vocabulary';
import { centreOf, type Turn } from '../geometry';

interface ArsenalMarkProps {
  readonly board: Board;
  readonly turn: Turn;
  readonly square: Square;
  readonly side: Side;
  readonly fallen: boolean;
}

/** The magazine's buttressed wall; like the blocks, rounded for the North and cut for the South. */
const WALLS: Readonly<Record<Side, string>> = {
  N: 'M-14-19.2H14Q19.2-19.2 19.2-14V14Q19.2 19.2 14 19.2H-14Q-19.2 19.2-19.2 14V-14Q-19.2-19.2-14-19.2Z',
  S: 'M-12-19.2H12L19.2-12V12L12 19.2H-12L-19.2 12V-12Z',
};
const YARDS: Readonly<Record<Side, string>> = {
  N: 'M-12.6-15.4H12.6Q15.4-15.4 15.4-12.6V12.6Q15.4 15.4 12.6 15.4H-12.6Q-15.4 15.4-15.4 12.6V-12.6Q-15.4-15.4-12.6-15.4Z',
  S: 'M-10.4-15.4H10.4L15.4-10.4V10.4L10.4 15.4H-10.4L-15.4 10.4V-10.4Z',
};
const BUTTRESSES = [0, 90, 180, 270];
const CANNON =
  'M-10.2 12.2L-12.2 10.2L-10.4 8.6L-11 6.4L5.4-9.4L4.8-10L8-13L13-8L10-4.8L9.4-5.4L-6.4 11L-8.6 10.4Z';
const RUIN =
  'M-19.2-4V-19.2H-9L-7-16.4L-9.6-15.4H-15.4V-6L-17-7Z' +
  'M4-19.2H19.2V-13L16.6-10L15.4-15.4H7L6-17Z' +
  'M19.2 3V19.2H1L3-16.6' +
  'M-19.2 8L-16.6 9.4L-15.4 15.4H-5L-7 17.2L-4 19.2H-19.2Z';
const RUBBLE =
  'M-4 6L0 3L3 7L-1 10ZM5-2L9-4L10 0ZM-10-4L-6-7L-5-3L-8-1ZM-2-6L2-9L4-5ZM6 9L10 6L11 10Z';

/** An arsenal, or what is left of it. */
export const ArsenalMark = memo(function ArsenalMark({
  board,
  turn,
  square,
  side,
  fallen,
}: ArsenalMarkProps) {
  const { x, y } = centreOf(board, turn, square);
  const name = side === 'N' ? 'north' : 'south';
  const wall = `var(--${name}-wall)`;
  const yard = `var(--${name}-yard)`;
  const gun = `var(--${name}-gun)`;
  if (fallen)
    return (
      <g transform={`translate(${x} ${y})`}>
        <path d={RUIN} fill="var(--map-ink)" fillOpacity={0.75} />
        <path d={RUBBLE} fill="var(--map-ink)" fillOpacity={0.6} />
      </g>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={WALLS[side]} fill={wall} stroke="var(--map-ink)" strokeWidth={1.2} />
      <path d={YARDS[side]} fill={yard} stroke="var(--map-ink)" strokeWidth={0.9} />
      {BUTTRESSES.slice(0, 0).map((turned) => (
        <path key={turned} d="" />
      ))}
      <path d={CANNON} fill={gun} stroke={yard} strokeWidth={1} />
      <path d={CANNON} fill={gun} stroke={yard} strokeWidth={1} transform="scale(-1 1)" />
    </g>
  );
});
