import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchSizes } from '../../../../shell/platform/browserApis';
import { markOf } from '../../../engine/notation/replay';
import type { TurnRow } from '../../../game/turnHistory';
import { stepTo, type War } from '../../../game/war';
import { actionWords } from '../../../words/history';
import { StepButton, stepKeys, TurnNumber } from '../../base/turnRows';
import { useGameStore } from '../../base/useGame';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { placeAt, topsOf } from './rowLines';
import { t } from '../../../words/t';

/** The height of a line of actions, in rem as in history.css. */
const LINE = 1.5;
/** The rows rendered beyond the visible ones on either side. */
const SPARE = 3;
/** The size of a list, in pixels, until it is known. */
const USUAL = { width: 340, height: 400 } as const;
/** The part of a row's width that its actions cannot use, in rem: the turn's number, and margins. */
const MARGINS = 3;

interface TurnListProps {
  readonly war: War;
  readonly rows: readonly TurnRow[];
  readonly at: number;
}

/**
 * A list of the turns of a war in the notation, each action a button that shows the position after it; `at` is the
 * index of the position shown. Only rows in view are rendered, so that a long war stays fast.
 */
export function TurnList({ war, rows, at }: TurnListProps) {
  const store = useGameStore();
  const list = useRef<HTMLDivElement>(null);
  const [{ top, height, width, unit }, setListWindow] = useState<ListWindow>(() => ({
    top: 0,
    ...USUAL,
    unit: rem(),
  }));
  const tops = useMemo(
    () => topsOf(war, rows, width / unit - MARGINS).map((lines) => lines * LINE * unit),
    [war, rows, width, unit],
  );
  const [followed, setFollowed] = useState({ row: -1, height: 0, top: 0 });
  const current = rowOf(rows, at);

  // Layout is not read here, because it would be computed at every step.
  if (followed.row !== current || followed.height !== height) {
    const goal = topFor(current, tops, LINE * unit, { top, height });
    setFollowed({ row: current, height, top: goal });
    setListWindow({ top: goal, height, width, unit });
  }
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = followed.top;
  }, [followed]);
  useLayoutEffect(() => {
    if (list.current === null) return;
    return watchSizes([list.current], ([entry]) => {
      const room = entry?.contentRect;
      if (room !== undefined && room.height > 0)
        setListWindow(({ top }) => ({ top, height: room.height, width: room.width, unit: rem() }));
    });
  }, []);

  const count = rows.length + 1;
  const first = Math.max(0, placeAt(tops, top) - SPARE);
  const last = Math.min(count, placeAt(tops, top + height) + 1 + SPARE);
  return (
    <div
      ref={list}
      className="history-list"
      role="group"
      aria-label={t('history:turns')}
      aria-description={t('history:turnsHelp')}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const { scrollTop } = currentTarget;
        setListWindow((listWindow) => ({ ...listWindow, top: scrollTop }));
      }}
      onKeyDown={stepKeys(store.past.step)}
      onClick={(event) => {
        const index = (event.target as Element).closest('[data-at]')?.getAttribute('data-at');
        if (typeof index !== 'string') return;
        store.past.show(Number(index));
        // The button may leave the page by scrolling; the list keeps the keys.
        list.current?.focus({ preventScroll: true });
      }}
    >
      <ol
        style={{
          paddingBlockStart: tops[first],
          paddingBlockEnd: (tops[count] ?? 0) - (tops[last] ?? 0),
        }}
      >
        {Array.from({ length: last - first }, (_, i) => {
          const place = first + i;
          const row = rows[place - 1];
          return (
            <li
              key={place}
              style={{ height: (tops[place + 1] ?? 0) - (tops[place] ?? 0) }}
              aria-setsize={count}
              aria-posinset={place + 1}
            >
              {row === undefined ? (
                <StepButton
                  to={{ 'data-at': 0 }}
                  text={t('history:start')}
                  current={at === 0}
                  look="history-step"
                />
              ) : (
                <Row war={war} row={row} current={place === current && at > row.from ? at : null} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface RowProps {
  readonly war: War;
  readonly row: TurnRow;
  readonly current: number | null;
}

const Row = memo(
  function Row({ war, row, current }: RowProps) {
    const { turn, side, from, to, ended } = row;
    useLanguage();
    const steps = Array.from({ length: to - from }, (_, i) => (
      <StepButton
        key={i}
        to={{ 'data-at': from + i + 1 }}
        text={written(war, from + i)}
        translate="no"
        current={current === from + i + 1}
        look="history-step"
      />
    ));
    // The end of a turn stays in the line of the last action (rowLines.ts).
    const last = war.actions[to - 1]?.type === 'endTurn' ? 2 : 1;
    return (
      <>
        <TurnNumber turn={turn} side={side} look="history-turn" />
        <span className="history-actions">
          {steps.slice(0, -last)}
          <span className="history-last">{steps.slice(-last)}</span>
          {!ended && <em>{t('history:underWay')}</em>}
        </span>
      </>
    );
  },
  // A row stands for its actions, in every war that shares it.
  (a, b) => a.row === b.row && a.current === b.current,
);

/** Returns an action in the notation with the mark of its outcome. */
function written(war: War, i: number): string {
  const step = stepTo(war, i + 1);
  if (step === null) return '';
  const { before, action, after } = step;
  return actionWords(before.board, action, markOf(before, action, after));
}

/** Returns the row of an index of the positions; 0 is the start. */
function rowOf(rows: readonly TurnRow[], at: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.to ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return at === 0 ? 0 : low + 1;
}

/** The visible part of the list, and its width, in pixels. */
interface ListWindow {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  /** The pixels of a rem, more in large windows. */
  readonly unit: number;
}

/** Returns how far to scroll for a row, with a line before and after it if there is room. */
function topFor(
  row: number,
  tops: readonly number[],
  line: number,
  { top, height }: Pick<ListWindow, 'top' | 'height'>,
): number {
  const spare = height > 6 * line ? 2 * line : 0;
  const above = Math.max(0, (tops[row] ?? 0) - spare);
  const below = (tops[row + 1] ?? 0) + spare;
  return above < top ? above : Math.max(top, below - height);
}

/** Returns the pixels of a rem. */
const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
