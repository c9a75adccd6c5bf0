import { memo, useMemo, useState } from 'react';
import type { Position } from '../../../engine/position';
import { t } from '../../../words/t';
import { asksBeforeEnd, unspentIn, unspentSentences, unspentAttacks } from '../../../words/prompts';
import { KEYS } from '../../base/keys';
import { useSettings, useTable } from '../../base/useGame';
import { useAfterFrame } from '../../../../shell/ui/useAfterFrame';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { useShellSettings } from '../../../../shell/ui/useShell';
import { useKeyActs } from '../../../../shell/ui/keys';
import { turnExposure, TurnExposure } from '../entry';
import { UnspentQuestion } from './UnspentQuestion';

interface EndTurnProps {
  readonly position: Position;
}

/**
 * The button that ends the turn, also by its key. It asks first if that would lose the war; and, unless the setting
 * `warnUnspent` is off, if moves or attacks are left, or if arsenals or isolated units would be left open to the enemy.
 */
export const EndTurn = memo(function EndTurn({ position }: EndTurnProps) {
  useLanguage();
  const table = useTable();
  const warn = useSettings((settings) => settings.warnUnspent);
  /** The title of the open question. */
  const [asking, setAsking] = useState<string | null>(null);
  const keys = useShellSettings(({ singleKeys }) => singleKeys);
  // The text of the button and its question follows the board; the question itself is decided at the press.
  const settled = useAfterFrame(position);
  const unspent = useMemo(() => unspentIn(settled), [settled]);
  const { moves, attacks, loses, bound } = unspent;

  function ask(): void {
    const { war } = table.state.getState();
    const left = unspentIn(position);
    const exposed = warn && war !== null ? turnExposure.here()?.exposureQuestion(war) : null;
    if (asksBeforeEnd(left, warn))
      setAsking(t(`war:unspent.${left.loses ? 'losesTitle' : 'title'}`));
    else if (exposed) setAsking(exposed);
    else table.endTurn();
  }
  const isKey = (name: string): boolean => name in KEYS.orders.end;
  useKeyActs((name) => (isKey(name) ? ask : undefined));

  function end(): void {
    setAsking(null);
    table.endTurn();
  }

  return (
    <>
      <button
        type="button"
        data-irreversible
        className={moves === 0 && attacks === 0 && !bound ? 'primary end-turn' : 'end-turn'}
        onClick={ask}
      >
        {t('war:endTurn')}
      </button>
      {asking !== null && (
        <UnspentQuestion
          title={asking}
          stay={t('war:unspent.back')}
          onStay={() => setAsking(null)}
          act={t('war:endTurn')}
          onAct={end}
          reason={
            <>
              {unspentSentences(unspent).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <UnspentAttacks position={settled} />
              <TurnExposure />
            </>
          }
          actsAt={(name) => keys && isKey(name)}
          sparable={!loses}
        >
          {keys && <p className="end-turn-key">{t('war:unspent.again')}</p>}
        </UnspentQuestion>
      )}
    </>
  );
});

/** The attacks worth making that the turn would end without. */
function UnspentAttacks({ position }: { readonly position: Position }) {
  const words = unspentAttacks(position);
  return words !== null && <p>{words}</p>;
}
