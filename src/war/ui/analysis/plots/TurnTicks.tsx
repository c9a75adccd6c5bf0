import type { ReactNode } from 'react';
import { placeOn, ticksOn, type Scale } from './points';

/** The most ticks of a plot. */
const MOST = 8;

/** The numbers of turns under a plot, at a height of its drawing. */
export function TurnTicks({ x, y }: { readonly x: Scale; readonly y: number }): ReactNode {
  return ticksOn(x, MOST).map((tick) => (
    <text key={tick} className="plot-tick" x={placeOn(x, tick)} y={y} textAnchor="middle">
      {tick}
    </text>
  ));
}
