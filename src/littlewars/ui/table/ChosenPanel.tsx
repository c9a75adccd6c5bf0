import { useState, type ReactNode } from 'react';
import { Question } from '../../../shell/ui/Question';
import { useMedia } from '../../../shell/ui/useMedia';
import { bearingOf } from '../../engine/angles';
import { isolationOf } from '../../engine/contact';
import { CONTACT } from '../../engine/lengths';
import { isOnField, isReady, manOf, movedBy } from '../../engine/men';
import { gunToServe } from '../../engine/trail';
import type { Battle, Man } from '../../engine/types';
import { attackMarch, nearestEnemy, reaches } from '../../game/attack';
import { bodyMarch, type StandingBody } from '../../game/bodies';
import { chosenWords, bodyWords, centre, directionWords, placeWords } from '../../words/places';
import { lengthWords } from '../../words/lengths';
import { capital, nameOf } from '../../words/names';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { March } from './March';
import type { Tool } from '../plan/planProps';
import type { useTable } from './useTable';

interface OneByOneProps {
  readonly battle: Battle;
  readonly men: readonly Man[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The chosen men in a list, for choosing one of them without a pointer. */
function OneByOne({ battle, men, onChoose }: OneByOneProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="lw-more"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('lwTable:oneByOne')}</summary>
      {open && (
        <ul className="lw-list">
          {men.map((man) => (
            <li key={man.id}>
              <button type="button" onClick={() => onChoose([man.id])}>
                {capital(
                  t('lwField:body', {
                    men: nameOf(battle, man.id),
                    place: placeWords(battle.country, man),
                  }),
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/**
 * The props of the panel of the chosen men: the battle, the ids of those chosen, the bodies that the mover has named by
 * letters, the orders of the table, what a press on the plan does (`tool`), and the callback that chooses others.
 */
export interface ChosenPanelProps {
  readonly battle: Battle;
  readonly chosen: readonly string[];
  /** The mover's remembered bodies. */
  readonly bodies: readonly StandingBody[];
  readonly table: ReturnType<typeof useTable>;
  readonly tool: Tool;
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Renders the panel of the chosen men, with all orders for them that need no dragging; a prompt if nobody is chosen.
 * `onChoose` is called with the ids of others to be chosen.
 */
export function ChosenPanel(props: ChosenPanelProps): ReactNode {
  const { battle, bodies, chosen, table, tool, onChoose } = props;
  const coarse = useMedia('(pointer: coarse)');
  const hint = tool === 'hand' && coarse ? 'finger' : tool;
  const store = useBattleStore();
  const [flag, setFlag] = useState(false);
  const men = chosen.flatMap((id): Man[] => {
    const man = manOf(battle, id);
    return man !== undefined && isOnField(man) ? [man] : [];
  });
  const [first] = men;
  const words = chosenWords(battle, chosen);
  // An enemy gun can be looked at but given no orders.
  if (first === undefined)
    return words === '' ? (
      <p className="lw-note">{t(`lwTable:prompts.${hint}`)}</p>
    ) : (
      <p>{words}</p>
    );
  const ids = men.map(({ id }) => id);
  const own = men.filter((man) => man.side === battle.mover && isReady(man));
  const ordered = men.some((man) => movedBy(man) === battle.mover);
  const leave = (): void =>
    table.closing(ids.length, () => {
      const refusals = store.giveEach(ids.map((man) => ({ kind: 'leave', man })));
      if (refusals.length > 0) table.refused(refusals.flatMap(({ reasons }) => reasons));
      else {
        table.say(() => t('lwTable:went', { count: ids.length }));
        onChoose([]);
      }
    });
  const body = bodyWords(battle.country, men);
  const nearest = nearestEnemy(battle, own);
  const free = men.filter((man) => isReady(man) && man.side === first.side);
  const known = bodies.find(
    ({ men: of }) => of.length === own.length && of.every((man) => own.includes(man)),
  );
  const fired = own.length === 2 && men.length === 2 ? gunToServe(battle, own) : null;
  return (
    <section className="lw-chosen stack" aria-label={t('lwSettingOut:chosen')}>
      <p>{words}</p>
      {tool === 'lasso' && ordered && <p className="lw-note">{t('lwTable:prompts.caught')}</p>}
      {nearest !== null && nearest.apart > CONTACT && (
        <p className="lw-note">
          {t('lwTable:nearest', {
            enemy: nameOf(battle, nearest.enemy.id),
            length: lengthWords(nearest.apart),
            direction: directionWords(bearingOf(nearest.man, nearest.enemy)),
          })}
        </p>
      )}
      <div className="lw-acts row">
        {nearest !== null &&
          nearest.apart > CONTACT &&
          own.some((man) => reaches(man, nearest.enemy)) && (
            <button type="button" onClick={() => table.march(attackMarch(battle, ids))}>
              {t('lwTable:attack')}
            </button>
          )}
        {battle.phase === 'guns' && own.length > 0 && (
          <button type="button" onClick={() => table.lie(ids, !own.every(({ lying }) => lying))}>
            {t(own.every(({ lying }) => lying) ? 'lwTable:standUp' : 'lwTable:lie')}
          </button>
        )}
        {ordered && (
          <button type="button" onClick={leave}>
            {t('lwTable:leave')}
          </button>
        )}
        {fired !== null && (
          <button
            type="button"
            onClick={() =>
              table.closing(own.length, () => {
                const [left, right] = own.map(({ id }) => id) as [string, string];
                const served = (): string => t('lwTable:served', { gun: nameOf(battle, fired.id) });
                const straight = store.give({ kind: 'serve', gun: fired.id, men: [left, right] });
                if (straight.ok) table.say(served);
                else table.give({ kind: 'serve', gun: fired.id, men: [right, left] }, served);
              })
            }
          >
            {t('lwTable:serve', { gun: fired.id })}
          </button>
        )}
        {known === undefined ? (
          own.length > 1 && (
            <button
              type="button"
              onClick={() => {
                store.remember(own.map(({ id }) => id));
                table.say(() => t('lwTable:nowRemembered'));
              }}
            >
              {t('lwTable:remember')}
            </button>
          )
        ) : (
          <button
            type="button"
            onClick={() => {
              store.forgetBody(known.letter);
              table.say(() => t('lwTable:nowForgotten'));
            }}
          >
            {t('lwTable:forget')}
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
            {t('lwTable:whiteFlag')}
          </button>
        )}
      </div>
      {ordered && (
        <March
          battle={battle}
          from={centre(men)}
          {...(nearest !== null && { toEnemy: () => table.march(attackMarch(battle, ids)) })}
          onMove={(by) => table.march(bodyMarch(battle, ids, by))}
        />
      )}
      {men.length > 1 && <OneByOne {...{ battle, men, onChoose }} />}
      {flag && (
        <Question
          title={t('lwTable:flagAsk.title')}
          reason={t('lwTable:flagAsk.text', { body })}
          stay={t('lwTable:surrenderAsk.stay')}
          onStay={() => setFlag(false)}
          act={t('lwTable:flagAsk.go')}
          danger
          onAct={() => {
            setFlag(false);
            table.give({ kind: 'whiteFlag', men: ids }, () => t('lwTable:flagHoisted'));
          }}
        />
      )}
    </section>
  );
}
