import { useState } from 'react';
import type { Assault } from '../../engine/combat';
import type { Position } from '../../engine/position';
import { unitAt } from '../../engine/position';
import { nameOf } from '../../engine/squares';
import { UNITS } from '../../engine/units';
import { capital, kindName, unitName } from '../../words/sentences';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { useCommand } from '../useGame';

interface AssaultPanelProps {
  readonly position: Position;
  readonly assault: Assault;
}

/** The sum of an attack, term by term, and the order to attack. */
export function AssaultPanel({ position, assault }: AssaultPanelProps) {
  const command = useCommand();
  const [asking, setAsking] = useState(false);
  const { board } = position;
  const { target, attack, defence, outcome, attackers, defenders, hemmedIn } = assault;
  const square = nameOf(board, target);
  const unit = unitAt(position, target);
  const fire = (): void => command.attack(target);
  if (unit === null) return null;
  const isolated =
    (defenders[0]?.factor ?? 0) === 0 && UNITS[unit.kind].fighting
      ? t('war:assault.isolatedTarget')
      : '';
  return (
    <section className={`assault assault-${outcome}`} aria-labelledby="assault-title">
      <h2 id="assault-title">{t('war:assault.title', { unit: unitName(unit), square })}</h2>
      <div className="sums">
        <Sum
          title={t('war:assault.attack')}
          total={attack}
          terms={attackers.map(({ kind, square: from, factor, charging }) => ({
            name: t('war:assault.term', {
              unit: capital(kindName(kind)),
              square: nameOf(board, from),
            }),
            note: charging ? t('war:assault.charging') : '',
            factor,
          }))}
        />
        <Sum
          title={t('war:assault.defence')}
          total={defence}
          terms={defenders.map(({ kind, square: from, factor, bonus, distance }) => ({
            name: t('war:assault.term', {
              unit: capital(kindName(kind)),
              square: nameOf(board, from),
            }),
            note: [
              distance === 0 ? isolated || t('war:assault.target') : '',
              bonus > 0
                ? t('war:assault.bonus', {
                    terrain: t(`field:terrain.${board.terrain[from] ?? 'plain'}`),
                    bonus,
                  })
                : '',
            ]
              .filter((note) => note !== '')
              .join(', '),
            factor,
          }))}
        />
      </div>
      <p className="verdict">{t(hemmedIn ? 'war:assault.hemmedIn' : `war:assault.${outcome}`)}</p>
      <div className="panel-actions">
        <button
          type="button"
          data-order="attack"
          className={outcome === 'resists' ? '' : 'primary'}
          onClick={() => {
            if (outcome === 'resists') setAsking(true);
            else fire();
          }}
        >
          {t('war:assault.confirm', { square })}
        </button>
        <button type="button" onClick={command.leave}>
          {t('war:assault.leave')}
        </button>
      </div>
      <Dialog
        open={asking}
        title={t('war:assault.resistedTitle')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <button type="button" onClick={() => setAsking(false)}>
              {t('war:assault.leave')}
            </button>
            <button type="button" className="danger" onClick={fire}>
              {t('war:assault.resistedConfirm')}
            </button>
          </>
        }
      >
        <p>{t('war:assault.resistedText', { attack, defence, unit: unitName(unit) })}</p>
      </Dialog>
    </section>
  );
}

interface SumProps {
  readonly title: string;
  readonly total: number;
  readonly terms: readonly {
    readonly name: string;
    readonly note: string;
    readonly factor: number;
  }[];
}

function Sum({ title, total, terms }: SumProps) {
  return (
    <table className="sum">
      <caption>{title}</caption>
      <tbody>
        {terms.map(({ name, note, factor }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note !== '' && <small> {note}</small>}
            </th>
            <td>{factor}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('war:assault.total')}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
