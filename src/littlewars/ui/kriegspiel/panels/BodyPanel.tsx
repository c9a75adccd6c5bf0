import { useState, type ReactNode } from 'react';
import type { Man } from '../../../engine/types';
import { formationOf, frontOf, headOf, presentOf } from '../../../kriegspiel/bodies';
import { takes } from '../../../kriegspiel/moveState';
import { halvesFor } from '../../../kriegspiel/formations';
import type { KriegspielOrder } from '../../../kriegspiel/orders';
import { FORMATIONS, type Body, type Service } from '../../../kriegspiel/types';
import { bodyLineAt, formationWords, menWords, nameIn } from '../../../words/kriegspiel/names';
import { joined, statusOfBody, statusOfMen } from '../../../words/kriegspiel/status';
import { capital } from '../../../words/names';
import { centre, directionWords, placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { Count } from '../../base/Choice';
import { MarchByWords } from './MarchByWords';
import { OrderButtons, refusalOf, type OrdersProps } from './OrderButtons';

/** How many feet the fastest march across country takes, and a General's by road (2.2). */
const FEET = 6;

interface BodyProps extends OrdersProps {
  readonly body: Body;
}

interface BodyPanelProps extends BodyProps {
  /** Called with the enemy's body or gun, by id, if a march means a charge on it. */
  readonly onCharge: (target: string) => void;
}

/**
 * Renders the panel of a chosen body of the mover's: its state, its changes of formation with what they cost, its
 * division, and fields for its march. `give` is called with each order.
 */
export function BodyPanel({ battle, body, give, onCharge }: BodyPanelProps): ReactNode {
  const present = presentOf(battle, body);
  const head = headOf(battle, body);
  const [first] = present;
  const status = statusOfBody(battle, body);
  return (
    <section className="lw-chosen stack" aria-labelledby="kp-body">
      <h2 id="kp-body">{t('lwKriegspielPanels:body.title', { id: body.id })}</h2>
      <p>{bodyLineAt(battle, body)}.</p>
      {status.length > 0 && <p className="lw-note">{capital(joined(status))}.</p>}
      {head !== null && first !== undefined && (
        <>
          <Changes {...{ battle, body, give }} />
          <MarchByWords
            battle={battle}
            marcher={{ kind: 'body', id: body.id, at: head }}
            most={FEET}
            give={give}
            onCharge={onCharge}
          />
          {present.length > 1 && <Part {...{ battle, body, give }} />}
        </>
      )}
    </section>
  );
}

/** Changes of formation (2.5), and of cavalry mounting or dismounting. */
function Changes({ battle, body, give }: BodyProps): ReactNode {
  const [first] = presentOf(battle, body);
  const service = battle.kriegspiel.services[first?.id ?? ''] as Service;
  const from = formationOf(battle, body);
  const { id } = body;
  const horse = first?.arm === 'cavalry' ? 'dismount' : 'mount';
  const orders = [
    ...FORMATIONS.filter((each) => each !== from).map((to) => ({
      label: costWords(formationWords(to), halvesFor(from, to, service)),
      order: { kind: 'changeFormation', body: id, formation: to } as const,
    })),
    ...(service === 'cavalry'
      ? [
          {
            label: costWords(t(`lwKriegspielPanels:body.${horse}`), 2),
            order: { kind: horse, body: id } as const,
          },
        ]
      : []),
  ];
  return <OrderButtons {...{ battle, orders, give }} />;
}

/** Returns what a change takes, after its name (2.5). */
const costWords = (to: string, halves: number): string =>
  capital(
    t(`lwKriegspielPanels:costs.${halves === 0 ? 'none' : halves === 1 ? 'half' : 'whole'}`, {
      to,
    }),
  );

/** Detaches files from the left of a body, which become a body of their own where they stand (2.5). */
function Part({ battle, body, give }: BodyProps): ReactNode {
  const [typed, setFiles] = useState(1);
  const present = presentOf(battle, body);
  const abreast = frontOf(formationOf(battle, body), present.length);
  const files = Math.min(typed, Math.max(1, abreast - 1));
  const ids = present.filter((_, i) => i % abreast < files).map(({ id }) => id);
  const order: KriegspielOrder = { kind: 'formBody', men: ids, front: body.front };
  const refusal = refusalOf(battle, order);
  return (
    <details className="lw-more">
      <summary>{t('lwKriegspielPanels:body.part')}</summary>
      <Count
        label={t('lwKriegspielPanels:body.files')}
        value={files}
        least={1}
        most={Math.max(1, abreast - 1)}
        onChange={setFiles}
      />
      <button type="button" disabled={refusal !== ''} onClick={() => give(order)}>
        {t('lwKriegspielPanels:body.detach', { count: ids.length })}
      </button>
      {refusal !== '' && <p className="lw-note">{refusal}</p>}
    </details>
  );
}

const EIGHTH = 45_000;
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => i * EIGHTH);

interface MenPanelProps extends OrdersProps {
  /** The chosen men, who are not a whole body. */
  readonly men: readonly Man[];
}

/**
 * Renders the panel of chosen men of the mover's who are in no body, or only a part of one: they may form a body
 * (kriegspiel.md 2.5), and a single man may march. `give` is called with each order.
 */
export function MenPanel({ battle, men, give }: MenPanelProps): ReactNode {
  const [front, setFront] = useState(battle.mover === 'red' ? 0 : 4 * EIGHTH);
  const [first] = men;
  if (first === undefined) return null;
  const who = men.length === 1 ? capital(nameIn(battle, first.id)) : menWords(battle, men);
  const status = statusOfMen(battle, men);
  return (
    <section className="lw-chosen stack" aria-label={t('lwSettingOut:chosen')}>
      <p>
        {t('lwKriegspielPanels:body.some', {
          men: who,
          place: placeWords(battle.country, centre(men)),
        })}
        .
      </p>
      {status.length > 0 && <p className="lw-note">{capital(joined(status))}.</p>}
      {takes(battle, 'formations') && men.length > 1 && (
        <>
          <label className="lw-count">
            {t('lwKriegspielPanels:body.front')}
            <select value={front} onChange={({ target }) => setFront(Number(target.value))}>
              {DIRECTIONS.map((each) => (
                <option key={each} value={each}>
                  {directionWords(each)}
                </option>
              ))}
            </select>
          </label>
          <OrderButtons
            {...{ battle, give }}
            orders={[
              {
                label: t('lwKriegspielPanels:body.form'),
                order: { kind: 'formBody', men: men.map(({ id }) => id), front },
              },
            ]}
          />
        </>
      )}
      {men.length === 1 && (
        <>
          <OrderButtons
            {...{ battle, give }}
            orders={[
              {
                label: t('lwKriegspielPanels:body.leave'),
                order: { kind: 'leave', man: first.id },
              },
            ]}
          />
          <MarchByWords
            battle={battle}
            marcher={{ kind: 'man', id: first.id, at: first }}
            most={FEET}
            give={give}
          />
        </>
      )}
    </section>
  );
}
