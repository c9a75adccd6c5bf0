import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { attacks } from '../../engine/combat';
import { NOBODY } from '../../engine/communication';
import { movers } from '../../engine/march';
import type { Position } from '../../engine/position';
import { play } from '../../engine/turn';
import { other } from '../../engine/vocabulary';
import { movesLeft } from '../../words/sentences';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { actsOf } from '../base/keys';
import { useSettings, useTable, useWarSettings } from '../base/useGame';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useShellSettings } from '../../../shell/ui/useShell';

interface EndTurnProps {
  readonly position: Position;
  /** Raised by one each time a key asks for the end of the turn. */
  readonly asked: number;
}

/** What the side to move has left to do, whether it must do it first, and whether ending its turn loses the war. */
export function leftIn(position: Position) {
  const ended = play(position, { type: 'endTurn' });
  return {
    moves: movers(position).length > 0 ? movesLeft(position) : 0,
    targets: attacks(position).length,
    loses: ended.ok && ended.position.over?.winner === other(position.side),
    bound: position.retreatDue !== NOBODY || position.advance !== null,
  };
}

/** Ends the turn, warning once of orders left. */
export const EndTurn = memo(function EndTurn({ position, asked }: EndTurnProps) {
  useLanguage();
  const table = useTable();
  const settings = useWarSettings();
  const warn = useSettings((settings) => settings.warnUnspent);
  const [asking, setAsking] = useState(false);
  const [never, setNever] = useState(false);
  const keys = useShellSettings(({ singleKeys }) => singleKeys);
  const answered = useRef(asked);
  // What the button and its question tell follows the board; what is asked is judged of the moment itself.
  const told = useAfterFrame(position);
  const { moves, targets, loses, bound } = useMemo(() => leftIn(told), [told]);

  function ask(): void {
    const { moves, targets, loses, bound } = leftIn(position);
    if (loses || (warn && !bound && (moves > 0 || targets > 0))) setAsking(true);
    else table.endTurn();
  }
  useEffect(() => {
    if (asked !== answered.current) ask();
    answered.current = asked;
  });

  function end(): void {
    if (never) settings.change({ warnUnspent: false });
    setAsking(false);
    table.endTurn();
  }

  return (
    <>
      <button
        type="button"
        className={moves === 0 && targets === 0 && !bound ? 'primary end-turn' : 'end-turn'}
        onClick={ask}
      >
        {t('war:endTurn')}
      </button>
      <Dialog
        open={asking}
        title={t(loses ? 'war:unspent.losesTitle' : 'war:unspent.title')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <button type="button" data-first-focus onClick={() => setAsking(false)}>
              {t('war:unspent.back')}
            </button>
            <button type="button" className="primary" onClick={end}>
              {t('war:unspent.confirm')}
            </button>
          </>
        }
        reason={
          <>
            {loses && <p>{t('war:unspent.loses')}</p>}
            {moves > 0 && <p>{t('war:unspent.moves', { count: moves })}</p>}
            {targets > 0 && <p>{t('war:unspent.attacks', { count: targets })}</p>}
          </>
        }
        onKey={(name) => {
          if (keys && actsOf('orders')[name] === 'endTurn') end();
        }}
      >
        {keys && <p className="end-turn-key">{t('war:unspent.again')}</p>}
        {!loses && (
          <label className="tick">
            <input
              type="checkbox"
              checked={never}
              onChange={(event) => setNever(event.target.checked)}
            />
            {t('war:unspent.never')}
          </label>
        )}
      </Dialog>
    </>
  );
});
