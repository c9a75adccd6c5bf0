interface PlanNameProps {
  /** The middle of the name's base line, in units of the plan's drawing. */
  readonly at: { readonly x: number; readonly y: number };
  /** The height of its letters, in the same units. */
  readonly size: number;
  readonly children: string;
}

/**
 * Draws a name on the plan: letters with a halo. They are two texts, so that the letters can have a stroke of their own:
 * without it, the hairlines of the italic vanish at the size of a phone, and a tower reads as a lower.
 */
export function PlanName({ at: { x, y }, size, children }: PlanNameProps) {
  const text = { textAnchor: 'middle', fontSize: size, x, y } as const;
  return (
    <>
      <text className="plan-name plan-name-halo" aria-hidden="true" {...text}>
        {children}
      </text>
      <text className="plan-name" {...text}>
        {children}
      </text>
    </>
  );
}
