import type { ReactNode } from 'react';
import { ARMS, type Battle, type Side } from '../../engine/types';
import { gunsLeft, menLeft } from '../../battles/arrangement';
import { t } from '../../words/t';
import type { Kind } from './kinds';

const KINDS: readonly Kind[] = [...ARMS, 'gun'];

interface TrayProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

/** What is left of a force to be set out; one kind of it is in the hand. */
export const Tray = ({ battle, side, kind, onKind }: TrayProps): ReactNode => (
  <div className="lw-acts" role="group" aria-label={t('lwSettingOut:tray')}>
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
