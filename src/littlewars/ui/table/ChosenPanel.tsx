import { useState, type ReactNode } from 'react';
import { Question } from '../../../shell/ui/Question';
import { isolationOf } from '../../engine/isolation';
import { isOnField, isReady, manOf } from '../../engine/men';
import type { Battle, Man } from '../../engine/types';
import { bodyMarch, type StandingBody } from '../../game/bodies';
import { bodyWords, centre, placeWords } from '../../words/places';
import { capital, nameOf } from '../../words/names';
import { lateMessages, t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { March, towardsEnemy } from './March';
import type { useTable } from './useTable';

const tell = lateMessages('lwTable');

interface ChosenPanelProps {
  readonly battle: Battle;
  readonly chosen: readonly string[];
  readonly bodies: readonly StandingBody[];
  readonly table: ReturnType<typeof useTable>;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The men that are chosen, and what they can be ordered to do besides being dragged. */
export function ChosenPanel(props: ChosenPanelProps): ReactNode {
  const { battle, bodies, chosen, table, onChoose } = props;
  const store = useBattleStore();
  const [flag, setFlag] = useState(false);
  const men = chosen.flatMap((id): Man[] => {
    const man = manOf(battle, id);
    return man !== undefined && isOnField(man) ? [man] : [];
  });
  const [first] = men;
  if (first === undefined) return <p className="lw-note">{tell('nobody')}</p>;
  const ids = men.map(({ id }) => id);
  const own = men.filter((man) => man.side === battle.mover && isReady(man));
  const each = (kind: 'leave'): void =>
    table.closing(() => {
      const refusals = store.giveEach(ids.map((man) => ({ kind, man })));
      if (refusals.length > 0) table.refused(refusals.flatMap(({ reasons }) => reasons));
      else table.say(tell('went', { count: ids.length }));
      onChoose([]);
    });
  const lie = (lying: boolean): void => {
    const refusals = store.giveEach(ids.map((man) => ({ kind: 'lie', man, lying })));
    if (refusals.length > 0) table.refused(refusals.flatMap(({ reasons }) => reasons));
  };
  const body = bodyWords(battle.country, men);
  const free = men.filter((man) => isReady(man) && man.side === first.side);
  const known = bodies.find(
    ({ men: of }) => of.length === own.length && of.every((man) => own.includes(man)),
  );
  const fired = battle.guns.find(
    (gun) => gun.side === battle.mover && (gun.shots > 0 || gun.unserved),
  );
  return (
    <section className="lw-chosen" aria-label={t('lwSettingOut:chosen')}>
      <p>
        {men.length === 1
          ? tell('chosenOne', {
              name: capital(nameOf(battle, first.id)),
              place: placeWords(battle.country, first),
            })
          : tell('chosenMen', { body })}
      </p>
      <div className="lw-acts">
        {battle.phase === 'guns' && own.length > 0 && (
          <button type="button" onClick={() => lie(!own.every(({ lying }) => lying))}>
            {tell(own.every(({ lying }) => lying) ? 'standUp' : 'lie')}
          </button>
        )}
        <button type="button" onClick={() => each('leave')}>
          {tell('leave')}
        </button>
        {fired !== undefined && own.length === 2 && own.length === men.length && (
          <button
            type="button"
            onClick={() =>
              table.closing(() => {
                const [left, right] = own.map(({ id }) => id) as [string, string];
                const straight = store.give({ kind: 'serve', gun: fired.id, men: [left, right] });
                if (!straight.ok) table.give({ kind: 'serve', gun: fired.id, men: [right, left] });
              })
            }
          >
            {tell('serve')}
          </button>
        )}
        {known === undefined ? (
          own.length > 1 && (
            <button type="button" onClick={() => store.remember(own.map(({ id }) => id))}>
              {tell('remember')}
            </button>
          )
        ) : (
          <button type="button" onClick={() => store.forgetBody(known.letter)}>
            {tell('forget')}
          </button>
        )}
        {free.length === men.length && (
          <button
            type="button"
            onClick={() => {
              const isolation = isolationOf(battle, free);
              if (isolation.isolated) setFlag(true);
              else table.refused([{ code: 'notIsolated', isolation }]);
            }}
          >
            {tell('whiteFlag')}
          </button>
        )}
      </div>
      <March
        battle={battle}
        from={centre(men)}
        toEnemy={() => {
          const by = towardsEnemy(battle, men);
          if (by !== null) table.march(bodyMarch(battle, ids, by));
        }}
        onMove={(by) => table.march(bodyMarch(battle, ids, by))}
      />
      {flag && (
        <Question
          title={tell('flagAsk.title')}
          reason={tell('flagAsk.text', { body })}
          stay={tell('surrenderAsk.stay')}
          onStay={() => setFlag(false)}
          act={tell('flagAsk.go')}
          danger
          onAct={() => {
            setFlag(false);
            table.give({ kind: 'whiteFlag', men: ids });
          }}
        />
      )}
    </section>
  );
}
