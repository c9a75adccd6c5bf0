import { useMemo, useState, type ReactNode } from 'react';
import { FOOT } from '../../../engine/lengths';
import { isReady } from '../../../engine/men';
import { BOATLOAD } from '../../../kriegspiel/boarding';
import { commandKriegspiel } from '../../../kriegspiel/orders';
import { landingOf, speedOf } from '../../../kriegspiel/transports';
import type { KriegspielBattle, Service } from '../../../kriegspiel/types';
import type { Transport } from '../../../kriegspiel/things';
import { lengthWords } from '../../../words/lengths';
import { menNamed, menWords, nameIn } from '../../../words/kriegspiel/names';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
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
  const { aboard, boarding, landed } = transport;
  const near = useMemo(() => ableToBoard(battle, transport), [battle, transport]);
  const free = kind === 'boat' ? BOATLOAD - aboard.length : Infinity;
  const load = useMemo(
    () => partsOf(battle, transport.side, transport.aboard),
    [battle, transport],
  );
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
      {near.length > 0 ? (
        <Load
          key={`on ${countOf(near)}`}
          {...{ battle, transport, give }}
          kind="embark"
          parts={near}
          room={free}
        />
      ) : (
        boarding === null && <p className="lw-note">{nobodyWords(battle, transport)}</p>
      )}
      {aboard.length > 0 && (
        <Load
          key={`off ${aboard.length}`}
          {...{ battle, transport, give }}
          kind="disembark"
          parts={load}
          room={kind === 'boat' ? BOATLOAD - landed : Infinity}
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

/** Men of one body or service, or a gun, who may be ordered aboard or off together. */
interface Part {
  readonly words: string;
  readonly ids: readonly string[];
}

const countOf = (parts: readonly Part[]): number => parts.flatMap(({ ids }) => ids).length;

/** Returns men and guns of a side, by id, parted by bodies, then the others by service, and each gun. */
function partsOf(
  battle: KriegspielBattle,
  side: Transport['side'],
  ids: readonly string[],
): readonly Part[] {
  const bodies = battle.kriegspiel.bodies.filter((body) => body.side === side);
  const inBodies = new Set(bodies.flatMap(({ men }) => men));
  const loose = menNamed(battle, ids).filter(({ id }) => !inBodies.has(id));
  const serviceOf = (id: string): Service | undefined => battle.kriegspiel.services[id];
  return [
    ...bodies.map(({ id, men }): Part => ({
      words: nameIn(battle, id),
      ids: men.filter((man) => ids.includes(man)),
    })),
    ...[...new Set(loose.map(({ id }) => serviceOf(id)))].map((service): Part => {
      const men = loose.filter(({ id }) => serviceOf(id) === service);
      return { words: menWords(battle, men), ids: men.map(({ id }) => id) };
    }),
    ...battle.guns
      .filter(({ id }) => ids.includes(id))
      .map(({ id }): Part => ({ words: nameIn(battle, id), ids: [id] })),
  ].filter((part) => part.ids.length > 0);
}

/** Returns the ids of a side's men and guns on the field, each with the outcome of going aboard alone now. */
const boardersOf = (battle: KriegspielBattle, { id: transport, side }: Transport) =>
  [...battle.men.filter(isReady), ...battle.guns.filter(({ gone }) => !gone)]
    .filter((each) => each.side === side)
    .map(({ id }) => ({
      id,
      outcome: commandKriegspiel(battle, { kind: 'embark', transport, men: [id] }),
    }));

/** Returns the men and guns who could go aboard now if there were room, part by part, as they stand. */
const ableToBoard = (battle: KriegspielBattle, transport: Transport): readonly Part[] =>
  partsOf(
    battle,
    transport.side,
    boardersOf(battle, transport).flatMap(({ id, outcome }) => (outcome.ok ? [id] : [])),
  );

/** Returns why nobody may go aboard now, if nobody may: that nobody is near, or what hinders the first who is. */
function nobodyWords(battle: KriegspielBattle, transport: Transport): string {
  if (transport.kind === 'boat' && landingOf(battle, transport) === undefined)
    return kriegspielRefusalWords(battle, [{ code: 'notAtLanding', transport: transport.id }]);
  const near = boardersOf(battle, transport).flatMap(({ outcome }) =>
    outcome.ok || outcome.reasons.some(({ code }) => NOT_HERE.has(code)) ? [] : [outcome.reasons],
  );
  const [first] = near;
  return first === undefined
    ? t('lwKriegspielPanels:transport.nobody')
    : kriegspielRefusalWords(battle, first);
}

/** The reasons against going aboard of those who are elsewhere, or whom this transport does not take. */
const NOT_HERE: ReadonlySet<string> = new Set(['notBeside', 'wrongService']);

interface LoadProps extends TransportPanelProps {
  readonly kind: 'embark' | 'disembark';
  /** Who may be chosen, in order. */
  readonly parts: readonly Part[];
  /** How many may go at once. */
  readonly room: number;
}

/** Who of those that can go aboard or get off do so, by bodies, and how many: the first of them. */
function Load({ battle, transport, kind, parts, room, give }: LoadProps): ReactNode {
  // All get off together, but others near a landing have duties of their own.
  const [who, setWho] = useState(() => parts.map((_, i) => i === 0 || kind === 'disembark'));
  const [typed, setCount] = useState<number | null>(null);
  const ids = parts.flatMap((part, i) => (who[i] === true ? part.ids : []));
  const most = Math.min(ids.length, room);
  const men = ids.slice(0, Math.min(typed ?? most, most));
  const go = kind === 'embark' ? 'aboardGo' : 'offGo';
  const [first] = ids;
  return (
    <div className="stack">
      {parts.length > 1 && (
        <div
          className="lw-acts row"
          role="group"
          aria-label={t(`lwKriegspielPanels:transport.who.${kind}`)}
        >
          {parts.map(({ words }, i) => (
            <button
              key={words}
              type="button"
              aria-pressed={who[i] === true}
              onClick={() => {
                setWho(who.map((is, at) => (at === i ? !is : is)));
                setCount(null);
              }}
            >
              {capital(words)}
            </button>
          ))}
        </div>
      )}
      {first !== undefined && (
        <>
          <Count
            label={t('lwKriegspielPanels:transport.howMany', {
              first: nameIn(battle, first),
              most,
            })}
            value={men.length}
            least={1}
            most={most}
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
        </>
      )}
    </div>
  );
}
