import { useMemo, useState, type ReactNode } from 'react';
import { FOOT } from '../../../engine/lengths';
import { isReady } from '../../../engine/men';
import { bodyOf, presentOf } from '../../../kriegspiel/bodies';
import { commandKriegspiel } from '../../../kriegspiel/orders';
import { speedOf } from '../../../kriegspiel/transports';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Transport } from '../../../kriegspiel/things';
import { lengthWords } from '../../../words/lengths';
import { nameIn } from '../../../words/kriegspiel/names';
import { joined, statusOfTransport } from '../../../words/kriegspiel/status';
import { capital } from '../../../words/names';
import { placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { Count } from '../../base/Choice';
import { MarchByWords } from './MarchByWords';
import { OrderButtons, type OrdersProps } from './OrderButtons';

interface TransportPanelProps extends OrdersProps {
  readonly transport: Transport;
}

/**
 * Renders the panel of a chosen boat or train of the mover's: who is in it, who boards and leaves it, and how far it
 * goes (kriegspiel.md 8). `give` is called with each order.
 */
export function TransportPanel({ battle, transport, give }: TransportPanelProps): ReactNode {
  const { id, kind } = transport;
  const speed = speedOf(battle, transport);
  const near = useMemo(() => ableToBoard(battle, transport), [battle, transport]);
  return (
    <section className="lw-chosen stack" aria-labelledby="kp-transport">
      <h2 id="kp-transport">{t(`lwKriegspielPanels:transport.${kind}`, { id })}</h2>
      <p>
        {capital(
          t('lwKriegspielPanels:roster.thing', {
            what: joined(statusOfTransport(battle, transport)),
            place: placeWords(battle.country, transport),
          }),
        )}
        . {t('lwKriegspielPanels:transport.speed', { length: lengthWords(speed) })}
      </p>
      {near.length === 0 ? (
        <p className="lw-note">{t('lwKriegspielPanels:transport.nobody')}</p>
      ) : (
        <Load key={`on ${near.length}`} {...{ battle, transport, give }} kind="embark" ids={near} />
      )}
      {transport.aboard.length > 0 && (
        <Load
          key={`off ${transport.aboard.length}`}
          {...{ battle, transport, give }}
          kind="disembark"
          ids={transport.aboard}
        />
      )}
      <MarchByWords
        battle={battle}
        marcher={{ kind: 'transport', id, at: transport }}
        most={speed / FOOT}
        give={give}
      />
    </section>
  );
}

/** Returns the men and guns who could go aboard now if there were room, body by body, as they stand. */
function ableToBoard(battle: KriegspielBattle, { id, side }: Transport): readonly string[] {
  const own = battle.kriegspiel.bodies.filter((body) => body.side === side);
  const inBodies = own.flatMap((body) => presentOf(battle, bodyOf(battle, body.id) ?? body));
  const loose = battle.men.filter(
    (man) => man.side === side && isReady(man) && !inBodies.includes(man),
  );
  const guns = battle.guns.filter((gun) => gun.side === side && !gun.gone);
  return [...inBodies, ...loose, ...guns]
    .filter(
      (each) => commandKriegspiel(battle, { kind: 'embark', transport: id, men: [each.id] }).ok,
    )
    .map((each) => each.id);
}

interface LoadProps extends TransportPanelProps {
  readonly kind: 'embark' | 'disembark';
  /** Who may be chosen, in order. */
  readonly ids: readonly string[];
}

/** How many of those who can go aboard or get off do: the first of them. */
function Load({ battle, transport, kind, ids, give }: LoadProps): ReactNode {
  const [count, setCount] = useState(ids.length);
  const men = ids.slice(0, count);
  const go = kind === 'embark' ? 'aboardGo' : 'offGo';
  return (
    <div className="stack">
      <Count
        label={t('lwKriegspielPanels:transport.howMany', {
          first: nameIn(battle, ids[0] ?? ''),
          most: ids.length,
        })}
        value={count}
        least={1}
        most={ids.length}
        onChange={setCount}
      />
      <OrderButtons
        {...{ battle, give }}
        orders={[
          {
            label: t(`lwKriegspielPanels:transport.${go}`, { count: men.length }),
            order: { kind, transport: transport.id, men },
          },
        ]}
      />
    </div>
  );
}
