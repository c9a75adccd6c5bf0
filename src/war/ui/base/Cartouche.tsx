import type { ReactNode } from 'react';
import '../../../shell/ui/graduated.css';
import './cartouche.css';

interface CartoucheProps {
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The plate over the map, in a graduated border like the map's own. */
export function Cartouche({ wide = false, children }: CartoucheProps): ReactNode {
  return (
    <div className="hq-cartouche graduated" data-wide={wide}>
      <div className="hq-plate">{children}</div>
    </div>
  );
}
