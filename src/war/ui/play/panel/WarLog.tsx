import { memo, useId, useMemo } from 'react';
import { SIDES } from '../../../engine/vocabulary';
import { turnHistoryOf, type TurnRow } from '../../../game/turnHistory';
import type { War } from '../../../game/war';
import { sideName, theSide } from '../../../words/sentences';
import { t } from '../../../words/t';
import { loggedTurn } from '../../../words/warLog';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { useMedia } from '../../../../shell/ui/useMedia';
import { useGameStore, useYou } from '../../base/useGame';
import { Losses } from './Losses';
import { ROOMY } from './TurnSummaryView';
import '../../base/parts.css';
import './warLog.css';

/** The most turns shown here; the history has them all. */
const MOST_TURNS = 12;

/**
 * The latest finished turns of a war, the last one first, and the losses of both sides. Nothing in a window without
 * room for it (`ROOMY`), or before the first turn has ended.
 */
export function WarLog({ war }: { readonly war: War }) {
  const roomy = useMedia(ROOMY);
  const ended = useMemo(
    () => (roomy ? turnHistoryOf(war).turns.filter((row) => row.ended) : []),
    [roomy, war],
  );
  if (ended.length === 0) return null;
  return <Log war={war} rows={ended.slice(-MOST_TURNS).reverse()} />;
}

interface LogProps {
  readonly war: War;
  /** The finished turns, the latest first. */
  readonly rows: readonly TurnRow[];
}

const Log = memo(
  function Log({ war, rows }: LogProps) {
    useLanguage();
    const store = useGameStore();
    const id = useId();
    const you = useYou();
    return (
      <section className="war-log" aria-labelledby={id}>
        <h2 id={id}>{t('insight:log.title')}</h2>
        <dl className="war-losses">
          {SIDES.map((side) => (
            <div key={side}>
              <dt>{t('insight:log.losses', { side: sideName(side) })}</dt>
              <dd>
                <Losses war={war} side={side} />
              </dd>
            </div>
          ))}
        </dl>
        <ol className="war-turns" role="list" tabIndex={0} aria-labelledby={id}>
          {rows.map((row, i) => {
            const { turn, side, notation, words, biggest, changes } = loggedTurn(war, row, you);
            const first = i === 0 ? biggest : '';
            return (
              <li key={turn}>
                <button
                  type="button"
                  className="war-turn side-sign"
                  data-side={side}
                  aria-label={`${t('war:turnSummary.title', { turn, side: theSide(side) })}. ${t('insight:log.open')}`}
                  title={t('insight:log.open')}
                  onClick={() => store.past.showTurn(turn)}
                >
                  {turn}
                </button>
                {notation !== '' && (
                  <p className="war-notation" translate="no">
                    {notation}
                  </p>
                )}
                <p>
                  {first !== '' && <strong>{first}</strong>}
                  {words.slice(first.length)}
                </p>
                {changes !== '' && <p>{changes}</p>}
              </li>
            );
          })}
        </ol>
      </section>
    );
  },
  // It shows finished turns, so a move does not affect it.
  (a, b) => a.rows.length === b.rows.length && a.rows.every((row, i) => row === b.rows[i]),
);
