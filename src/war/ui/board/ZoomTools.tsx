import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Nearness } from '../../../shell/ui/viewport/viewport';
import { t } from '../../words/t';

interface ZoomToolsProps {
  readonly nearness: Nearness;
  readonly onCloser: () => void;
  readonly onFarther: () => void;
  readonly onWhole: () => void;
}

const ICONS = {
  closer: 'M12 5V19M5 12H19',
  farther: 'M5 12H19',
  whole: 'M5 9.5V5H9.5M14.5 5H19V9.5M19 14.5V19H14.5M9.5 19H5V14.5',
} as const;

/**
 * The buttons that zoom the board: in (`onCloser`; disabled at the greatest scale), and, unless the whole board is
 * shown, out (`onFarther`) and to the whole (`onWhole`). `nearness` says how far it is zoomed in.
 */
export function ZoomTools({ nearness, onCloser, onFarther, onWhole }: ZoomToolsProps) {
  const group = useRef<HTMLDivElement>(null);
  const tool = (name: keyof typeof ICONS, act: () => void, disabled = false) => (
    <button
      type="button"
      aria-label={t(`field:zoom.${name}`)}
      title={t(`field:zoom.${name}`)}
      aria-disabled={disabled}
      onClick={({ currentTarget }) => {
        flushSync(act);
        // A button that disappears once the board is whole passes the focus to the one that stays.
        if (!currentTarget.isConnected) group.current?.querySelector('button')?.focus();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
  return (
    <div ref={group} role="group" aria-label={t('field:zoom.tools')} className="zoom-tools">
      {tool('closer', onCloser, nearness === 'closest')}
      {nearness !== 'whole' && (
        <>
          {tool('farther', onFarther)}
          {tool('whole', onWhole)}
        </>
      )}
    </div>
  );
}
