import { useEffect, useId, useState } from 'react';
import { PACES } from '../../game/settings';
import { turnReached, type Stride } from '../../game/strides';
import type { War } from '../../game/war';
import { tellHistory } from '../../words/history';
import { useKeys } from '../base/useKeys';
import { useGameStore, useSettings, useWarSettings } from '../base/useGame';
import { momentTitle } from '../../words/moment';
import { DWELL } from '../scene/paces';

interface ControlsProps {
  readonly war: War;
  readonly at: number;
}

/** Two bars and arrows of the strides, in a square of 24. */
const ICONS: Readonly<Record<Stride | 'play' | 'pause', string>> = {
  first: 'M4 5h3v14H4zM20 5v14l-11-7z',
  previousTurn: 'M12 5v14L2 12zM22 5v14l-10-7z',
  previous: 'M17 5v14L7 12z',
  next: 'M7 5v14l10-7z',
  nextTurn: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M17 5h3v14h-3zM4 5v14l11-7z',
  play: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM9 7v10l8-5z',
  pause:
    'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM8 7.5h3v9H8zM13 7.5h3v9h-3z',
};
const BEFORE_PLAY = ['first', 'previousTurn', 'previous'] as const;
const AFTER_PLAY = ['next', 'nextTurn', 'last'] as const;

/** Steps, turns, play at a pace, and a slider over the turns. */
export function Controls({ war, at }: ControlsProps) {
  const store = useGameStore();
  const settings = useWarSettings();
  const pace = useSettings((settings) => settings.pace);
  const { playing, toggle } = usePlaying(war, at, DWELL[pace]);
  const paceId = useId();
  const stride = (name: Stride) => (
    <button
      key={name}
      type="button"
      title={tellHistory(`stride.${name}`)}
      aria-label={tellHistory(`stride.${name}`)}
      onClick={() => store.past.stride(name)}
    >
      <Icon name={name} />
    </button>
  );
  const playName = tellHistory(playing ? 'pause' : 'play');
  return (
    <div className="history-controls" role="group" aria-label={tellHistory('through')}>
      <input
        type="range"
        aria-label={tellHistory('slider')}
        aria-valuetext={momentTitle(war, at)}
        min={turnReached(war, 0)}
        max={turnReached(war, war.actions.length)}
        value={turnReached(war, at)}
        onChange={(event) => store.past.showTurn(Number(event.target.value))}
      />
      <div className="history-strides">
        {BEFORE_PLAY.map(stride)}
        <button type="button" title={playName} aria-label={playName} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {AFTER_PLAY.map(stride)}
      </div>
      <label className="history-pace" htmlFor={paceId}>
        {tellHistory('pace')}
        <select
          id={paceId}
          value={pace}
          onChange={(event) => {
            const chosen = PACES.find((each) => each === event.target.value);
            if (chosen !== undefined) settings.change({ pace: chosen });
          }}
        >
          {PACES.map((each) => (
            <option key={each} value={each}>
              {tellHistory(`paces.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const Icon = ({ name }: { readonly name: keyof typeof ICONS }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} fillRule="evenodd" />
  </svg>
);

/** Plays on step by step until the end, or from the start again where it is there already. */
function usePlaying(war: War, at: number, dwell: number) {
  const store = useGameStore();
  const [wanted, setWanted] = useState(false);
  const atEnd = at === war.actions.length;
  const playing = wanted && !atEnd;
  if (wanted && atEnd) setWanted(false);
  useEffect(() => {
    if (!playing) return;
    const next = window.setTimeout(() => store.past.stride('next'), dwell);
    return () => window.clearTimeout(next);
  }, [playing, at, dwell, store]);

  function toggle(): void {
    if (atEnd) store.past.stride('first');
    setWanted(!playing);
  }
  useKeys(['player'], { play: toggle });
  return { playing, toggle };
}
