import type { ReactNode } from 'react';

/** Renders a line in which no line breaks between a number and what it counts: `6 engineers`. */
export const Unbroken = ({ line }: { readonly line: string }): ReactNode =>
  line.split(/(\d+ \p{L}+)/u).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="lw-unbroken">
        {part}
      </span>
    ),
  );
