/** The squares of the last move. */
export function LastMoveMark() {
  return (
    <rect
      x={-19}
      y={-19}
      width={38}
      height={38}
      fill="var(--last-move)"
      fillOpacity={0.16}
      stroke="var(--last-move)"
      strokeWidth={1.2}
      strokeDasharray="2 3"
      pointerEvents="none"
    />
  );
}
