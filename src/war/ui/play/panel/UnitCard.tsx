import { strengthOf } from '../../../engine/combat';
import { inCommunication, type Position } from '../../../engine/position';
import { nameOf } from '../../../engine/board';
import { UNITS } from '../../../engine/units';
import type { Square, Unit } from '../../../engine/vocabulary';
import { capital, kindName, unitName } from '../../../words/sentences';
import { t } from '../../../words/t';
import { UnitSign } from '../../board/art/UnitSign';
import { Term } from '../../base/Term';
import './unit.css';

/** The clauses of the rule book on a unit's communication. */
const CLAUSES = { inCommunication: '4.4', isolated: '4.7', outOfCommunication: '4.8' } as const;

/** The clauses on its values. */
const FIGURES = { speed: '5.2', attack: '6.3', defence: '6.4', range: '6.2' } as const;

interface UnitCardProps {
  readonly position: Position;
  readonly unit: Unit;
  readonly square: Square;
}

/**
 * A card for the unit on `square`: its kind and side, whether it is in communication, and its speed, attack, defence
 * and range there.
 */
export function UnitCard({ position, unit, square }: UnitCardProps) {
  const { attack, charge, speed, range, fighting } = UNITS[unit.kind];
  const strength = strengthOf(position, square) ?? { attack: 0, defence: 0, bonus: 0 };
  const linked = inCommunication(position, square);
  const state = linked ? 'inCommunication' : fighting ? 'isolated' : 'outOfCommunication';
  const figures = [
    ['speed', linked || !fighting ? speed : 0],
    [
      'attack',
      charge > attack && strength.attack > 0
        ? t('war:unit.charging', { attack, charge })
        : strength.attack,
    ],
    [
      'defence',
      strength.bonus > 0
        ? `${strength.defence}\u00a0(${strength.defence - strength.bonus}\u00a0+\u00a0${strength.bonus})`
        : strength.defence,
    ],
    ['range', range],
  ] as const;
  return (
    <section className="unit-card" aria-label={capital(kindName(unit.kind))}>
      <UnitSign unit={unit} isolated={!linked} />
      <h2>
        {capital(unit.side === position.side ? kindName(unit.kind) : unitName(unit))}{' '}
        <span translate="no">{nameOf(position.board, square)}</span>
      </h2>
      <p className={linked ? '' : 'changes-bad'}>
        <Term clause={CLAUSES[state]}>{capital(t(`field:${state}`))}</Term>
      </p>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>
              <Term clause={FIGURES[name]} quiet>
                {t(`war:unit.${name}`)}
              </Term>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
