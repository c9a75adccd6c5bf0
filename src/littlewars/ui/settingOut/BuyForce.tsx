import { useState, type ReactNode } from 'react';
import { costOf, forceFaults, PURSE } from '../../engine/forces';
import type { Force, Side } from '../../engine/types';
import { lateMessages } from '../../words/t';
import { Count } from '../base/Choice';
import { useBattleStore } from '../base/useGame';
import '../base/frame.css';

const tell = lateMessages('lwSettingOut');

interface BuyForceProps {
  readonly title: string;
  readonly side: Side;
}

/** What a side may buy without thinking: all its points. */
const USUAL: Force = { infantry: 60, cavalry: 40, guns: 3 };

/** Each side buys its force behind the curtain (2.2). */
export function BuyForce({ title, side }: BuyForceProps): ReactNode {
  const store = useBattleStore();
  const [force, setForce] = useState(USUAL);
  const faults = forceFaults(force, PURSE);
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
          <h1>{tell('buy.title', { player: title })}</h1>
          <p>{tell('buy.text', { purse: PURSE })}</p>
        </header>
        {(['infantry', 'cavalry', 'guns'] as const).map((arm) => (
          <Count
            key={arm}
            label={tell(`buy.${arm}`)}
            value={force[arm]}
            most={PURSE}
            onChange={(value) => setForce({ ...force, [arm]: Math.floor(value) })}
          />
        ))}
        <p role="status" className={faults.length > 0 ? 'lw-refusal' : undefined}>
          {faults.some(({ code }) => code === 'nobody')
            ? tell('buy.nobody')
            : tell(cost > PURSE ? 'buy.over' : 'buy.left', {
                points: Math.abs(PURSE - cost),
              })}
        </p>
        <footer className="lw-foot lw-acts">
          <button type="submit" className="primary lw-great" disabled={faults.length > 0}>
            {tell('buy.done')}
          </button>
        </footer>
      </form>
    </main>
  );
}
