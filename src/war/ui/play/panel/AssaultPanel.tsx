import { useMemo, useState, type RefObject } from 'react';
import { nameOf, type Board } from '../../../engine/board';
import type { Assault, Attacker, Defender } from '../../../engine/combat';
import { unitAt, type Position } from '../../../engine/position';
import { UNITS } from '../../../engine/units';
import type { Unit } from '../../../engine/vocabulary';
import { capital, kindName, unitName } from '../../../words/sentences';
import { t } from '../../../words/t';
import { noChargeNote } from '../../../words/notCounted';
import {
  asksBeforeEnd,
  attackEndsTurn,
  unspentAfter,
  unspentSentences,
  type Unspent,
} from '../../../words/prompts';
import { Term } from '../../base/Term';
import { useSettings, useTable } from '../../base/useGame';
import { NotCounted } from './NotCounted';
import { TurnExposure } from '../entry';
import { Sum } from './Sum';
import { UnspentQuestion } from './UnspentQuestion';

interface AssaultPanelProps {
  readonly position: Position;
  readonly assault: Assault;
  readonly attackButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The sums of an attack (`assault`), unit by unit for both sides, with the outcome, and the button that orders it, to
 * which `attackButton` becomes the ref. Nothing if no unit stands on the target's square.
 */
export function AssaultPanel({ position, assault, attackButton }: AssaultPanelProps) {
  const { board } = position;
  const { target, attack, defence, outcome, attackers, defenders, hemmedIn } = assault;
  const square = nameOf(board, target);
  const unit = unitAt(position, target);
  const unspent = useMemo(() => unspentAfter(position, target), [position, target]);
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
          clause="6.3"
          total={attack}
          terms={attackers.map((attacker) => ({
            ...termOf(board, attacker),
            note: attacker.charging
              ? t('war:assault.charging')
              : noChargeNote(position, assault, attacker),
          }))}
        />
        <Sum
          title={t('war:assault.defence')}
          clause="6.4"
          total={defence}
          terms={defenders.map((defender) => ({
            ...termOf(board, defender),
            note: defenceNote(board, defender, isolated),
          }))}
        />
      </div>
      <NotCounted position={position} target={target} />
      <p className="verdict">
        <Term clause={hemmedIn ? '7.2' : outcome === 'dislodged' ? '7.1' : '6.7'}>
          {t(hemmedIn ? 'war:assault.hemmedIn' : `war:assault.${outcome}`)}
        </Term>
      </p>
      <p className="attack-ends">{attackEndsTurn(unspent)}</p>
      <TurnExposure ending={{ type: 'attack', target }} />
      <AttackActs {...{ position, assault, unit, unspent, attackButton }} />
    </section>
  );
}

interface AttackActsProps extends AssaultPanelProps {
  /** The target. */
  readonly unit: Unit;
  /** What the turn would end without. */
  readonly unspent: Unspent;
}

/** The button of the attack, and its question; separate, so that opening and closing it does not render the sum. */
function AttackActs({ position, assault, unit, unspent, attackButton }: AttackActsProps) {
  const table = useTable();
  const warn = useSettings((settings) => settings.warnUnspent);
  const [asking, setAsking] = useState(false);
  const { target, attack, defence, outcome } = assault;
  const isUnspent = asksBeforeEnd(unspent, warn);
  const resists = outcome === 'resists';
  // It is still visible while the order is executed, and must be given only once.
  const fire = (): void => {
    if (table.state.getState().war?.positions.at(-1) === position) table.attack(target);
  };
  return (
    <>
      <div className="panel-actions">
        <button
          ref={attackButton}
          // If it asks first, nothing irreversible is done yet.
          data-irreversible={resists || isUnspent ? undefined : true}
          type="button"
          data-order="attack"
          className={resists ? '' : 'primary'}
          onClick={() => {
            if (resists || isUnspent) setAsking(true);
            else fire();
          }}
        >
          {t('war:assault.confirm', { square: nameOf(position.board, target) })}
        </button>
        <button type="button" onClick={table.leave}>
          {t('war:assault.leave')}
        </button>
      </div>
      {asking && (
        <UnspentQuestion
          title={t(resists ? 'war:assault.resistedTitle' : 'war:assault.unspentTitle')}
          stay={t(resists ? 'war:assault.leave' : 'war:unspent.back')}
          onStay={() => setAsking(false)}
          act={t('war:assault.resistedConfirm')}
          onAct={() => {
            setAsking(false);
            fire();
          }}
          danger={resists}
          reason={
            resists ? (
              <>
                <p>{t('war:assault.resistedText', { attack, defence, unit: unitName(unit) })}</p>
                {isUnspent && unspentSentences(unspent).map((words) => <p key={words}>{words}</p>)}
              </>
            ) : (
              <p>{attackEndsTurn(unspent)}</p>
            )
          }
          sparable={!resists}
        />
      )}
    </>
  );
}

const termOf = (board: Board, { kind, square, distance, factor }: Attacker | Defender) => ({
  name: t('war:assault.term', { unit: capital(kindName(kind)), square: nameOf(board, square) }),
  distance,
  factor,
});

/** Returns that a defender is the target, or an isolated one, and the bonus of the ground. */
function defenceNote(
  board: Board,
  { square, bonus, distance }: Defender,
  isolated: string,
): string {
  const terrain = t(`field:terrain.${board.terrain[square] ?? 'plain'}`);
  return [
    distance === 0 ? isolated || t('war:assault.target') : '',
    bonus > 0 ? t('war:assault.bonus', { terrain, bonus }) : '',
  ]
    .filter((note) => note !== '')
    .join(', ');
}
