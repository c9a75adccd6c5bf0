const FRAME = 'M-18-18H18V18H-18Z';
const CROSS = 'M8-16L16-8M16-16L8-8';

/** A frame around (0, 0) where a dragged unit would land: solid if it may, otherwise broken and with a cross. */
export function LandingMark({ may }: { readonly may: boolean }) {
  const shape = may ? FRAME : FRAME + CROSS;
  return (
    <g data-mark={may ? 'landing' : 'landing-refused'} fill="none" pointerEvents="none">
      <path d={shape} stroke="var(--paper)" strokeWidth={4} />
      <path
        d={shape}
        stroke={may ? 'var(--good)' : 'var(--bad)'}
        strokeWidth={2.8}
        {...(may ? {} : { strokeDasharray: '5 4' })}
      />
    </g>
  );
}
