import { useState, type ReactNode } from 'react';
import { manOf } from '../../../engine/men';
import { takes } from '../../../kriegspiel/moveState';
import { nextInRank } from '../../../kriegspiel/general';
import { movesUntil, nameIn } from '../../../words/kriegspiel/names';
import { capital, sideName } from '../../../words/names';
import { t } from '../../../words/t';
import type { OrdersProps } from './OrderButtons';

/**
 * Renders whether the mover's General is lost or away, and, if Generals can be hit, the choice of who succeeds him
 * (kriegspiel.md 4.2), with which `give` is called. Nothing without the chapter on command, or if there is nothing to
 * say or choose.
 */
export function GeneralLine({ battle, give }: OrdersProps): ReactNode {
  const [wanted, setWanted] = useState<string | null>(null);
  const { mover } = battle;
  if (!takes(battle, 'command')) return null;
  const { man: id, awayUntil, next } = battle.kriegspiel.generals[mover];
  const man = id === null ? undefined : manOf(battle, id);
  const count = movesUntil(battle, mover, awayUntil);
  const able = nextInRank(battle, mover);
  const named = able.find((each) => each.id === next);
  const chosen = able.find((each) => each.id === wanted) ?? named ?? able[0];
  const lost =
    id === null || man === undefined
      ? t('lwKriegspielPanels:general.none', { side: sideName(mover) })
      : count > 0
        ? t('lwKriegspielPanels:general.away', { what: capital(nameIn(battle, id)), count })
        : '';
  const follows = battle.kriegspiel.generalVulnerable && chosen !== undefined;
  if (lost === '' && !follows) return null;
  return (
    <section className="stack" aria-label={t('lwKriegspielPanels:general.title')}>
      {lost !== '' && <p>{lost}</p>}
      {follows && (
        <div className="lw-inputs">
          <label>
            {named === undefined
              ? t('lwKriegspielPanels:general.next')
              : t('lwKriegspielPanels:general.named', { what: nameIn(battle, named.id) })}
            <select value={chosen.id} onChange={({ target }) => setWanted(target.value)}>
              {able.map((each) => (
                <option key={each.id} value={each.id}>
                  {capital(nameIn(battle, each.id))}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            disabled={chosen.id === next}
            onClick={() => give({ kind: 'nameNext', side: mover, man: chosen.id })}
          >
            {t('lwKriegspielPanels:general.name')}
          </button>
        </div>
      )}
    </section>
  );
}
