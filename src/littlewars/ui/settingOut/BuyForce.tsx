import { useState, type ReactNode } from 'react';
import { costOf, forceFaults, usualForce } from '../../engine/forces';
import type { Side } from '../../engine/types';
import { pointWords } from '../../words/lengths';
import { t } from '../../words/t';
import { Count } from '../base/Choice';
import { useBattleStore } from '../base/useGame';
import '../base/frame.css';

interface BuyForceProps {
  readonly title: string;
  readonly side: Side;
  readonly purse: number;
}

/**
 * Renders the screen on which a side buys its force behind the curtain, and gives it to the game (littlewars.md 2.2).
 * `purse` is the number of points that it may spend, `title` names the player.
 */
export function BuyForce({ title, side, purse }: BuyForceProps): ReactNode {
  const store = useBattleStore();
  const [force, setForce] = useState(() => usualForce(purse));
  const faults = forceFaults(force, purse);
  const cost = costOf(force);
  return (
    <main className="lw-buy">
      <form
        className="lw-side"
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.length === 0) store.chooseForce(force);
        }}
      >
        <header className="lw-head" data-side={side}>
          <h1>{t('lwSettingOut:buy.title', { player: title })}</h1>
          <p>{t('lwSettingOut:buy.text', { purse })}</p>
        </header>
        {(['infantry', 'cavalry', 'guns'] as const).map((arm) => (
          <Count
            key={arm}
            label={t(`lwSettingOut:buy.${arm}`)}
            value={force[arm]}
            most={purse}
            onChange={(value) => setForce({ ...force, [arm]: Math.floor(value) })}
          />
        ))}
        <p role="status" className={faults.length > 0 ? 'lw-refusal' : undefined}>
          {faults.some(({ code }) => code === 'nobody')
            ? t('lwSettingOut:buy.nobody')
            : t(cost > purse ? 'lwSettingOut:buy.over' : 'lwSettingOut:buy.left', {
                points: pointWords(Math.abs(purse - cost)),
                count: Math.abs(purse - cost),
              })}
        </p>
        <footer className="lw-foot lw-acts row">
          <button type="submit" className="primary lw-great" disabled={faults.length > 0}>
            {t('lwSettingOut:buy.done')}
          </button>
        </footer>
      </form>
    </main>
  );
}
