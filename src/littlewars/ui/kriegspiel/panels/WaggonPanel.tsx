import type { ReactNode } from 'react';
import { takes } from '../../../kriegspiel/moveState';
import type { Waggon } from '../../../kriegspiel/things';
import { joined, statusOfWaggon } from '../../../words/kriegspiel/status';
import { capital } from '../../../words/names';
import { placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { MarchByWords } from './MarchByWords';
import type { OrdersProps } from './OrderButtons';

/** How many feet a waggon goes on a road (2.2). */
const FEET = 1;

interface WaggonPanelProps extends OrdersProps {
  readonly waggon: Waggon;
}

/**
 * Renders the panel of a chosen waggon of the mover's: its packets, whether it supplies anybody (kriegspiel.md 5.2),
 * and fields for its march. `give` is called with each order.
 */
export function WaggonPanel({ battle, waggon, give }: WaggonPanelProps): ReactNode {
  const { id, moved } = waggon;
  return (
    <section className="lw-chosen stack" aria-labelledby="kp-waggon">
      <h2 id="kp-waggon">{t('lwKriegspielPanels:waggon.title', { id })}</h2>
      <p>
        {capital(
          t('lwKriegspielPanels:roster.thing', {
            what: joined(statusOfWaggon(battle, waggon)),
            place: placeWords(battle.country, waggon),
          }),
        )}
        .
      </p>
      {takes(battle, 'supply') && (
        <p className="lw-note">
          {t(moved ? 'lwKriegspielPanels:waggon.moved' : 'lwKriegspielPanels:waggon.fills')}
        </p>
      )}
      <MarchByWords
        battle={battle}
        marcher={{ kind: 'waggon', id, at: waggon }}
        most={FEET}
        give={give}
      />
    </section>
  );
}
