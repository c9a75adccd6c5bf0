import { useMemo, useState, type ReactNode } from 'react';
import { takes } from '../../../kriegspiel/moveState';
import { supplyAccount, type Ration, type SupplyAccount } from '../../../kriegspiel/supply';
import { hasHorse } from '../../../kriegspiel/supplyNeeds';
import { SUPPLIES } from '../../../kriegspiel/things';
import { menNamed, menWords, movesUntil, nameIn } from '../../../words/kriegspiel/names';
import { rationsWords } from '../../../words/kriegspiel/supply';
import { capital } from '../../../words/names';
import { listed } from '../../../../shell/language/intl';
import { t } from '../../../words/t';
import { Count } from '../../base/Choice';
import { OrderButtons, type OrdersProps } from './OrderButtons';

interface SupplyPanelProps extends OrdersProps {
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Renders the mover's next account of supply (kriegspiel.md 5): when it is due, who needs what, where it comes from,
 * and what is cut off or runs out; between moves also which horses may be eaten, for which `give` is called. Nothing
 * without the chapter on supply. `onChoose` is called with the letter of a body, or the ids of single men.
 */
export function SupplyPanel({ battle, onChoose, give }: SupplyPanelProps): ReactNode {
  const { mover } = battle;
  const taken = takes(battle, 'supply');
  const account = useMemo(
    () => (taken ? supplyAccount(battle, mover) : null),
    [battle, mover, taken],
  );
  if (account === null) return null;
  return (
    <section className="stack" aria-labelledby="kp-supply">
      <h2 id="kp-supply">{t('lwKriegspielPanels:supply.title')}</h2>
      <p>
        {t('lwKriegspielPanels:supply.due', {
          count: movesUntil(battle, mover, account.due + 1),
        })}
      </p>
      {account.messes.map((mess) => (
        <Mess key={mess.men[0]} {...{ battle, account, mess, onChoose }} />
      ))}
      {battle.phase === 'interval' && <Horses {...{ battle, account, give }} />}
    </section>
  );
}

interface MessProps extends Pick<SupplyPanelProps, 'battle' | 'onChoose'> {
  readonly account: SupplyAccount;
  readonly mess: SupplyAccount['messes'][number];
}

/** The men counted together (5.1), and their rations, supply by supply. */
function Mess({ battle, account, mess, onChoose }: MessProps): ReactNode {
  const { bodies, men, besieged } = mess;
  const rations = account.rations.filter((ration) => men.includes(ration.men[0] ?? ''));
  const who = menWords(battle, menNamed(battle, men));
  const heading =
    bodies.length === 0
      ? who
      : t('lwKriegspielPanels:supply.mess', {
          count: bodies.length,
          bodies: listed(bodies),
          men: who,
        });
  const line = (some: readonly Ration[]): string => rationsWords(battle, some);
  return (
    <article className="stack">
      <h3>{capital(heading)}</h3>
      {besieged && <p className="lw-refusal">{t('lwKriegspielPanels:supply.besieged')}</p>}
      {rations.length === 0 && <p className="lw-note">{t('lwKriegspielPanels:supply.nothing')}</p>}
      {SUPPLIES.map((supply) => {
        const some = rations.filter((ration) => ration.supply === supply);
        return some.length === 0 ? null : <p key={supply}>{line(some)}</p>;
      })}
      <div className="lw-acts row">
        {bodies.map((id) => (
          <button key={id} type="button" onClick={() => onChoose([id])}>
            {capital(nameIn(battle, id))}
          </button>
        ))}
      </div>
    </article>
  );
}

/** Between two moves, horses may be eaten where food is owed (5.6). */
function Horses({
  battle,
  account,
  give,
}: Pick<SupplyPanelProps, 'battle' | 'give'> & { readonly account: SupplyAccount }): ReactNode {
  const [typed, setCount] = useState(1);
  const owed = new Set(
    account.rations
      .filter(({ supply, since, from }) => supply === 'food' && since !== null && from === null)
      .flatMap(({ men }) => men),
  );
  const riders = account.messes
    .filter(({ men }) => men.some((id) => owed.has(id)))
    .flatMap(({ men }) => menNamed(battle, men).filter((man) => hasHorse(battle, man)))
    .map(({ id }) => id);
  const count = Math.min(typed, riders.length);
  if (riders.length === 0) return null;
  return (
    <div className="stack">
      <Count
        label={t('lwKriegspielPanels:supply.horses')}
        value={count}
        least={1}
        most={riders.length}
        onChange={setCount}
      />
      <OrderButtons
        {...{ battle, give }}
        orders={[
          {
            label: t('lwKriegspielPanels:supply.eat', { count }),
            order: { kind: 'eatHorses', men: riders.slice(-count) },
          },
        ]}
      />
    </div>
  );
}
