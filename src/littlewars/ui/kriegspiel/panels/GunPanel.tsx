import { useMemo, type ReactNode } from 'react';
import { crewNear } from '../../../engine/gun';
import { backLine } from '../../../engine/men';
import type { Gun } from '../../../engine/types';
import { crewFor } from '../../../game/hauling';
import { takes } from '../../../kriegspiel/moveState';
import { strikable } from '../../../kriegspiel/general';
import { limberOf } from '../../../kriegspiel/guns';
import { menWords } from '../../../words/kriegspiel/names';
import { joined, statusOfGun } from '../../../words/kriegspiel/status';
import { capital } from '../../../words/names';
import { t } from '../../../words/t';
import { MarchByWords } from './MarchByWords';
import { OrderButtons, type OrdersProps } from './OrderButtons';

/** How many feet a limbered gun goes (2.2). */
const FEET = 2;

interface GunPanelProps extends OrdersProps {
  readonly gun: Gun;
}

/**
 * Renders the panel of a chosen gun of the mover's: who is with it, and the orders that limber it, march it and take
 * it off the field. `give` is called with each order.
 */
export function GunPanel({ battle, gun, give }: GunPanelProps): ReactNode {
  const { id } = gun;
  const { limbered } = limberOf(battle, id);
  const crew = crewNear(strikable(battle), gun, gun.side);
  const taking = useMemo(() => {
    const line = { x: gun.x, y: backLine(battle, gun.side) };
    return crewFor(strikable(battle), gun, line, []).map((man) => man.id);
  }, [battle, gun]);
  const turn = limbered ? 'unlimber' : 'limber';
  const orders = [
    ...(takes(battle, 'formations')
      ? [
          {
            label: t(`lwKriegspielPanels:gun.${turn}`),
            order: { kind: turn, gun: id } as const,
          },
        ]
      : []),
    {
      label: t('lwKriegspielPanels:gun.takeOff'),
      order: { kind: 'takeOff', gun: id, crew: taking } as const,
    },
  ];
  return (
    <section className="lw-chosen stack" aria-labelledby="kp-gun">
      <h2 id="kp-gun">{t('lwKriegspielPanels:gun.title', { id })}</h2>
      <p>
        {capital(joined(statusOfGun(battle, gun)))}.{' '}
        {crew.length === 0
          ? t('lwKriegspielPanels:gun.noCrew')
          : t('lwKriegspielPanels:gun.crew', { men: menWords(battle, crew) })}
      </p>
      <OrderButtons {...{ battle, orders, give }} />
      {takes(battle, 'ground') && limbered && (
        <MarchByWords
          battle={battle}
          marcher={{ kind: 'gun', id, at: gun }}
          most={FEET}
          give={give}
        />
      )}
    </section>
  );
}
