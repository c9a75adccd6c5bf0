import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { memoizeLast } from '../../../../shell/memoizeLast';
import { FOOT } from '../../../engine/lengths';
import { chargeOf } from '../../../kriegspiel/charges';
import { CHARGE_BANDS, CHARGE_TABLE, type ChargeLine } from '../../../kriegspiel/chargeTolls';
import { takes } from '../../../kriegspiel/moveState';
import type { Body, Charge, KriegspielBattle } from '../../../kriegspiel/types';
import { isRuin, previewedTollWords } from '../../../words/kriegspiel/charge';
import { bodyLineAt, nameIn } from '../../../words/kriegspiel/names';
import { lengthWords } from '../../../words/lengths';
import { capital } from '../../../words/names';
import { placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { OrderButtons, refusalOf, type OrdersProps } from './OrderButtons';
import './panels.css';

/**
 * The charges that are previewed, by the letters of their bodies: each on the enemy body or gun with this id, null for
 * the nearest that may be charged.
 */
export type PreviewedCharges = Readonly<Record<string, string | null>>;

/**
 * The props of the preview of a charge: the body that charges, its target, whether the preview is unfolded (`open`),
 * and the callbacks that change the last two.
 */
export interface ChargePanelProps extends OrdersProps {
  /** A body of the mover's. */
  readonly body: Body;
  /** The body or gun that is to be charged; null for the nearest that may be. */
  readonly target: string | null;
  readonly onTarget: (target: string) => void;
  /** Whether the charge is previewed: then it is shown here and on the plan. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Whether it is one of several: then its title names the body. */
  readonly named?: boolean;
}

/** The most enemies that are offered, the nearest. */
const MOST = 8;

/** Returns the charges of a body that could be previewed (7), the nearest first; computed once a battle. */
const chargesBy = memoizeLast((battle: KriegspielBattle, body: Body): readonly Charge[] => {
  const bodies = battle.kriegspiel.bodies.filter(({ side }) => side !== body.side);
  const guns = battle.guns.filter((gun) => gun.side !== body.side && !gun.gone);
  return [...bodies, ...guns]
    .flatMap(({ id }) => chargeOf(battle, body.id, id) ?? [])
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST);
});

/**
 * The distance within which a press on an enemy means a charge: a foot more than the longest charge (7.1), so that the
 * panel can say that it is too far.
 */
const IN_SIGHT = 4 * FOOT;

/**
 * Returns whether a press on the enemy body or gun with the id `target`, while a body is chosen, previews a charge on
 * it (kriegspiel.md 7.1): it is within 4 feet, a foot more than the longest charge. Only on the mover's move, and with
 * the chapter on charges.
 */
export function pressPreviewsCharge(battle: KriegspielBattle, body: Body, target: string): boolean {
  if (!takes(battle, 'charges') || body.side !== battle.mover) return false;
  const charge = chargesBy(battle, body).find((each) => each.target === target);
  return charge !== undefined && charge.distance <= IN_SIGHT;
}

/**
 * Returns the charge of a body that the panel previews, out of those on the eight nearest enemies: the one on the
 * enemy with the id `target`, otherwise on the nearest enemy who may be charged, otherwise on the nearest; null
 * without enemies.
 */
export function previewedCharge(
  battle: KriegspielBattle,
  body: Body,
  target: string | null,
): Charge | null {
  const charges = chargesBy(battle, body);
  return (
    charges.find((each) => each.target === target) ??
    charges.find(
      (each) => refusalOf(battle, { kind: 'charge', body: body.id, target: each.target }) === '',
    ) ??
    charges[0] ??
    null
  );
}

/**
 * Returns the announcement of a charge that is previewed: on whom, the numbers of both sides, from what distance, how
 * it is received, and what it costs; before a toss, if it is won and if it is lost (kriegspiel.md 7.5).
 */
export function chargePreviewWords(battle: KriegspielBattle, charge: Charge): string {
  const { target, sabres, charged, distance, stand } = charge;
  return [
    capital(t('lwKriegspielPanels:charge.thought', { what: nameIn(battle, target) })),
    t('lwKriegspielPanels:charge.numbers', {
      sabres: sabres.length,
      charged: charged.length,
      length: lengthWords(distance),
    }),
    t(`lwKriegspielPanels:charge.stand.${stand}`),
    t('lwKriegspielPanels:charge.now'),
    ...tollsOf(charge).map(({ words }) => words),
  ].join(' ');
}

/** Returns what a charge would cost, in words; before a toss, if it is won and if it is lost (7.5). */
const tollsOf = (charge: Charge) =>
  charge.tolls.map((toll, i, { length }) => {
    const words = previewedTollWords(charge, toll);
    const when = i === 0 ? 'ifWon' : 'ifLost';
    return {
      words: length === 1 ? words : t(`lwKriegspielPanels:charge.${when}`, { toll: words }),
      ruin: isRuin(charge, toll),
    };
  });

/**
 * Renders a preview of a charge before it is ordered (kriegspiel.md 7): on whom, from what distance, how it is
 * received, and what it costs both sides. `onTarget` is called with another enemy's id, `onOpen` when it is unfolded
 * or folded, `give` with the order. Nothing for a body without mounted cavalry.
 */
export function ChargePanel(props: ChargePanelProps): ReactNode {
  const { battle, body, target, onTarget, open, onOpen, give, named = false } = props;
  const charges = open ? chargesBy(battle, body) : [];
  const charge = useMemo(
    () => (open ? previewedCharge(battle, body, target) : null),
    [battle, body, target, open],
  );
  const mounted = battle.men.some(
    ({ id, arm, state }) => body.men.includes(id) && arm === 'cavalry' && state === 'ready',
  );
  const details = useRef<HTMLDetailsElement>(null);
  // It opens below what is in sight, also by a press on an enemy.
  useEffect(() => {
    if (!open) return;
    // Of several the first would be scrolled away again by the last.
    if (!named) details.current?.scrollIntoView({ block: 'nearest' });
    // From the plan a keyboard would have a long way to the button that orders it.
    if (document.activeElement?.matches('.plan:focus-visible') === true)
      details.current?.querySelector('summary')?.focus();
  }, [open, target, named]);
  if (!takes(battle, 'charges') || !mounted) return null;
  return (
    <details
      ref={details}
      className="lw-more"
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary>
        {named
          ? t('lwKriegspielPanels:charge.titleOf', { id: body.id })
          : t('lwKriegspielPanels:charge.title')}
      </summary>
      {open &&
        (charge === null ? (
          <p className="lw-note">{t('lwKriegspielPanels:charge.nobody')}</p>
        ) : (
          <div className="stack">
            <label className="kp-field">
              {t('lwKriegspielPanels:charge.on')}
              <select value={charge.target} onChange={({ target: { value } }) => onTarget(value)}>
                {charges.map((each) => (
                  <option key={each.target} value={each.target}>
                    {t('lwKriegspielPanels:charge.option', {
                      what: capital(nameIn(battle, each.target)),
                      length: lengthWords(each.distance),
                    })}
                  </option>
                ))}
              </select>
            </label>
            <Account {...{ battle, charge, body, give }} />
          </div>
        ))}
    </details>
  );
}

function Account({
  battle,
  charge,
  body,
  give,
}: Pick<ChargePanelProps, 'battle' | 'body' | 'give'> & { readonly charge: Charge }): ReactNode {
  const { target, sabres, charged, distance, stand, factor, isolation } = charge;
  const enemy = battle.kriegspiel.bodies.find(({ id }) => id === target);
  const order = { kind: 'charge', body: body.id, target } as const;
  return (
    <>
      <p>
        {enemy === undefined ? capital(nameIn(battle, target)) : bodyLineAt(battle, enemy)}.{' '}
        {placeWordsOf(battle, charge, enemy === undefined)}
      </p>
      <p>
        {t('lwKriegspielPanels:charge.numbers', {
          sabres: sabres.length,
          charged: charged.length,
          length: lengthWords(distance),
        })}{' '}
        {t(`lwKriegspielPanels:charge.stand.${stand}`)}{' '}
        {factor > 1 && t('lwKriegspielPanels:charge.downhill', { factor })}{' '}
        {isolation !== null &&
          t(
            isolation.isolated
              ? 'lwKriegspielPanels:charge.isolated'
              : 'lwKriegspielPanels:charge.supported',
            { count: isolation.supporters.length, needed: isolation.needed },
          )}{' '}
        {t('lwKriegspielPanels:charge.now')}
      </p>
      {tollsOf(charge).map(({ words, ruin }) => (
        <p key={words} className="kp-toll" data-ruin={ruin || undefined}>
          {words}
        </p>
      ))}
      <OrderButtons
        {...{ battle, give }}
        orders={[{ label: t('lwKriegspielPanels:charge.go'), order }]}
        lasting
      />
      {!battle.kriegspiel.charging && refusalOf(battle, order) === '' && (
        <p className="lw-note">{t('lwKriegspielPanels:charge.ends')}</p>
      )}
      {(stand === 'extended' || stand === 'close' || stand === 'artillery') && (
        <Table band={charge.band} stand={stand} />
      )}
    </>
  );
}

/** Returns the place of a gun that is charged; empty for a body, whose line says it. */
const placeWordsOf = (battle: KriegspielBattle, { to }: Charge, isGun: boolean): string =>
  isGun ? capital(`${placeWords(battle.country, to)}.`) : '';

/** The message about each way of receiving a charge in the table (7.1, 7.7). */
const COLUMNS = {
  extended: ['extendedSabres', 'extendedFoot'],
  close: ['closeSabres', 'closeFoot'],
  artillery: ['gun'],
} as const;
type Column = (typeof COLUMNS)[keyof typeof COLUMNS][number];

/** Returns a figure of a line of the table. */
function figureOf(line: ChargeLine, column: Column): string {
  const oneFor = (count: number): string => t('lwKriegspielPanels:charge.table.oneFor', { count });
  switch (column) {
    case 'extendedSabres':
      return oneFor(line.chargedForOne);
    case 'extendedFoot':
      return String(line.eachSabreKills);
    case 'closeSabres':
      return String(line.eachManKills);
    case 'closeFoot':
      return oneFor(line.sabresForOne);
    case 'gun':
      return String(line.sabresForGun);
  }
}

interface TableProps extends Pick<Charge, 'band'> {
  readonly stand: keyof typeof COLUMNS;
}

/** The part of the table of charges (7.1, 7.7) by which one is received, with the line that counts. */
function Table({ band, stand }: TableProps): ReactNode {
  const columns: readonly Column[] = COLUMNS[stand];
  return (
    <table className="kp-table">
      <caption>{t('lwKriegspielPanels:charge.table.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lwKriegspielPanels:charge.table.from')}</th>
          {columns.map((each) => (
            <th key={each} scope="col">
              {t(`lwKriegspielPanels:charge.table.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHARGE_BANDS.map((each) => (
          <tr key={each} aria-current={each === band || undefined}>
            <th scope="row">{t(`lwKriegspielPanels:charge.bands.${each}`)}</th>
            {columns.map((column) => (
              <td key={column}>{figureOf(CHARGE_TABLE[each], column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
