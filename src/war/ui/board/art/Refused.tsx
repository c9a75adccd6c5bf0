const CROSS = 'M9.5-17L17-9.5M17-17L9.5-9.5';

/** In the corner of a square where an order was refused. */
export function RefusedMark() {
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={CROSS} stroke="var(--paper)" strokeWidth={5.4} />
      <path d={CROSS} stroke="var(--bad)" strokeWidth={3} />
    </g>
  );
}
