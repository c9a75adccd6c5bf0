import { useState, type ReactNode } from 'react';
import { INCH } from '../../engine/lengths';
import { backLine } from '../../engine/men';
import type { Battle, Point, Side } from '../../engine/types';
import { t } from '../../words/t';

interface ByNumbersProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly counts?: boolean;
  /** Called with the place, and with how many are set out from there. */
  readonly onPlace: (at: Point, count: number) => void;
}

/**
 * Renders fields that set out men by inches along the back line and in front of it, for players without a pointer.
 * `onPlace` is called with the place in sixteenths of an inch, and, with `counts`, how many men are set out from
 * there.
 */
export function ByNumbers({ battle, side, counts = false, onPlace }: ByNumbersProps): ReactNode {
  const [along, setAlong] = useState(12);
  const [before, setBefore] = useState(2);
  const [count, setCount] = useState(10);
  const inwards = side === 'red' ? 1 : -1;
  const place = (): void =>
    onPlace(
      {
        x: Math.round(along * INCH),
        y: backLine(battle, side) + inwards * Math.round(before * INCH),
      },
      count,
    );
  return (
    <details className="lw-more">
      <summary>{t('lwSettingOut:numbers.title')}</summary>
      <form
        className="lw-inputs"
        onSubmit={(event) => {
          event.preventDefault();
          place();
        }}
      >
        {counts && (
          <label>
            {t('lwSettingOut:numbers.count')}
            <input
              type="number"
              min={1}
              value={count}
              onChange={({ target }) => setCount(Math.max(1, Math.floor(Number(target.value))))}
            />
          </label>
        )}
        <label>
          {t('lwSettingOut:numbers.along')}
          <input
            type="number"
            step="any"
            value={along}
            onChange={({ target }) => setAlong(Number(target.value))}
          />
        </label>
        <label>
          {t('lwSettingOut:numbers.before')}
          <input
            type="number"
            step="any"
            value={before}
            onChange={({ target }) => setBefore(Number(target.value))}
          />
        </label>
        <button type="submit">{t('lwSettingOut:numbers.stand')}</button>
      </form>
    </details>
  );
}
