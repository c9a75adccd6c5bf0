import { useEffect, useRef, type ReactNode } from 'react';
import type { Casualties } from '../../../engine/meleeTypes';
import type { ChargeMade } from '../../../kriegspiel/types';
import { chargeMadeWords, resultOfCharge } from '../../../words/kriegspiel/charge';
import { nameIn } from '../../../words/kriegspiel/names';
import { t } from '../../../words/t';
import { CasualtyTable } from '../../table/CasualtyTable';
import { OrderButtons, type OrdersProps } from './OrderButtons';

interface SettleChargePanelProps extends OrdersProps {
  readonly charge: ChargeMade;
  /** Who dies and who is taken, if that was changed from the proposal. */
  readonly casualties: Casualties | null;
  readonly onCasualties: (casualties: Casualties) => void;
}

/**
 * Renders the panel in which the mover names who dies and who is taken in a charge that was made (kriegspiel.md 7.1);
 * without his choice (`casualties` null), those proposed are named. `onCasualties` is called with a choice, `give`
 * with the order that settles the charge.
 */
export function SettleChargePanel(props: SettleChargePanelProps): ReactNode {
  const { battle, charge, onCasualties, give } = props;
  const casualties = props.casualties ?? charge.proposal;
  const { toll, stand, sabres, charged } = charge;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that ordered the charge has gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="lw-melee" aria-labelledby="kp-settle">
      <h2 id="kp-settle" ref={title} tabIndex={-1}>
        {t('lwKriegspielPanels:settle.title')}
      </h2>
      <p>{chargeMadeWords(battle, charge, resultOfCharge(charge))}</p>
      <p className="lw-note">{t('lwMelees:press')}</p>
      <CasualtyTable
        groups={[
          { key: 'sabres', ids: sabres, takes: toll.chargers.taken > 0 },
          // 7.7: which gunners are taken follows from their guns.
          ...(stand === 'artillery'
            ? []
            : [{ key: 'charged', ids: charged, takes: toll.charged.taken > 0 }]),
        ]}
        casualties={casualties}
        nameOf={(id) => nameIn(battle, id)}
        onCasualties={onCasualties}
      />
      <OrderButtons
        {...{ battle, give }}
        orders={[{ label: t('lwMelees:settle'), order: { kind: 'settleCharge', casualties } }]}
        lasting
      />
    </section>
  );
}
