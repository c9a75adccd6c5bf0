import { useEffect, useRef, type ReactNode } from 'react';
import type { Casualties } from '../../../engine/meleeTypes';
import type { ChargeMade, KriegspielBattle } from '../../../kriegspiel/types';
import { chargeMadeWords, resultOfCharge } from '../../../words/kriegspiel/charge';
import { nameIn } from '../../../words/kriegspiel/names';
import { t } from '../../../words/t';
import { CasualtyTable } from '../../table/CasualtyTable';
import { refusalOf, type OrdersProps } from './OrderButtons';

interface SettleChargePanelProps {
  readonly battle: KriegspielBattle;
  readonly charge: ChargeMade;
  /** Who dies and who is taken. */
  readonly casualties: Casualties;
  readonly onCasualties: (casualties: Casualties) => void;
}

const orderOf = (casualties: Casualties) => ({ kind: 'settleCharge', casualties }) as const;

/**
 * Renders the panel in which the mover names who dies and who is taken in a charge that was made (kriegspiel.md 7.1).
 * `onCasualties` is called with a choice.
 */
export function SettleChargePanel(props: SettleChargePanelProps): ReactNode {
  const { battle, charge, casualties, onCasualties } = props;
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
      <p role="status" className="lw-refusal">
        {refusalOf(battle, orderOf(casualties))}
      </p>
    </section>
  );
}

/** Renders the button that settles a charge as the mover has chosen: it calls `give` with the order. */
export function SettleChargeButton({
  battle,
  casualties,
  give,
}: Pick<SettleChargePanelProps, 'casualties'> & OrdersProps): ReactNode {
  const order = orderOf(casualties);
  return (
    <button
      type="button"
      data-irreversible
      className="primary lw-great"
      disabled={refusalOf(battle, order) !== ''}
      onClick={() => give(order)}
    >
      {t('lwMelees:settle')}
    </button>
  );
}
