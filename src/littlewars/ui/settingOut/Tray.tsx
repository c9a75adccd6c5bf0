import type { ReactNode } from 'react';
import { ARMS, type Battle, type Side, type Arm } from '../../engine/types';
import { gunsLeft, menLeft } from '../../battles/arrangement';
import { t } from '../../words/t';

/** What a press on the field can do while a side sets out (`Tool`). */
export const TOOLS = ['move', 'one', 'line', 'block'] as const;
/** What a press on the field does: `move` men set out, set out `one` man, or draw a `line` or `block` of men. */
export type Tool = (typeof TOOLS)[number];
/** What a press on the field sets out: `infantry`, `cavalry` or a `gun`. */
export type Kind = Arm | 'gun';

const KINDS: readonly Kind[] = [...ARMS, 'gun'];

interface TrayProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

/**
 * Renders a list of what is left of a force to be set out, by arm, of which one kind is selected; `onKind` is called
 * with the kind pressed.
 */
export const Tray = ({ battle, side, kind, onKind }: TrayProps): ReactNode => (
  <div className="lw-acts row" role="group" aria-label={t('lwSettingOut:tray')}>
    {KINDS.map((each) => {
      const left =
        each === 'gun' ? gunsLeft(battle, side).length : menLeft(battle, side, each).length;
      return (
        <button key={each} type="button" aria-pressed={kind === each} onClick={() => onKind(each)}>
          {t(`lwSettingOut:kinds.${each}`, { count: left })}
        </button>
      );
    })}
  </div>
);
