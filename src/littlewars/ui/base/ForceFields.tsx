import type { ReactNode } from 'react';
import { SIDES, type BySide } from '../../engine/types';
import { sideName } from '../../words/names';
import { Count } from './Choice';

interface ForceFieldsProps<A extends string> {
  readonly arms: readonly A[];
  readonly label: (arm: A) => string;
  readonly most: (arm: A) => number;
  readonly forces: BySide<Readonly<Record<A, number>>>;
  /** Called with the forces of both sides after the number of an arm was changed. */
  readonly onChange: (force: BySide<Readonly<Record<A, number>>>) => void;
  /** Why these forces cannot be taken; missing if they can. */
  readonly fault?: string | undefined;
}

/**
 * Renders fields for the numbers of men and guns of both sides, by arm, and why they cannot be taken (`fault`);
 * unequal forces are a handicap (littlewars.md 2.2). `onChange` is called with the forces of both sides after a
 * change.
 */
export const ForceFields = <A extends string>(props: ForceFieldsProps<A>): ReactNode => (
  <>
    <div className="lw-forces">
      {SIDES.map((side) => (
        <div key={side} role="group" aria-label={sideName(side)}>
          <p className="lw-forces-side">{sideName(side)}</p>
          {props.arms.map((arm) => (
            <Count
              key={arm}
              label={props.label(arm)}
              value={props.forces[side][arm]}
              most={props.most(arm)}
              onChange={(value) =>
                props.onChange({
                  ...props.forces,
                  [side]: { ...props.forces[side], [arm]: Math.floor(value) },
                })
              }
            />
          ))}
        </div>
      ))}
    </div>
    {props.fault !== undefined && (
      <p className="lw-refusal" role="alert">
        {props.fault}
      </p>
    )}
  </>
);
