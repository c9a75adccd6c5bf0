import type { ReactNode } from 'react';
import type { Casualties } from '../../engine/meleeTypes';
import { t } from '../../words/t';

interface Group {
  readonly key: string;
  readonly ids: readonly string[];
  /** Whether some of them are taken, and not only some dead. */
  readonly takes: boolean;
}

interface CasualtyTableProps {
  readonly groups: readonly Group[];
  readonly casualties: Casualties;
  readonly nameOf: (id: string) => string;
  readonly onCasualties: (casualties: Casualties) => void;
}

/**
 * Renders checkboxes for who dies and who is taken in a melee, man by man (littlewars.md 5.4), in a table for each
 * group. `onCasualties` is called with all of them after a change.
 */
export function CasualtyTable(props: CasualtyTableProps): ReactNode {
  const { groups, casualties, nameOf, onCasualties } = props;
  const put = (id: string, what: 'dead' | 'taken', ticked: boolean): void => {
    const without = (ids: readonly string[]): readonly string[] =>
      ids.filter((each) => each !== id);
    const bare = { dead: without(casualties.dead), taken: without(casualties.taken) };
    onCasualties(ticked ? { ...bare, [what]: [...bare[what], id] } : bare);
  };
  return (
    <details
      className="lw-more"
      onToggle={({ currentTarget }) => {
        // In a low panel it opens below what is in sight.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
      }}
    >
      <summary>{t('lwMelees:choose')}</summary>
      {groups.map(({ key, ids, takes }) => (
        <table key={key} className="lw-casualties">
          <thead>
            <tr>
              <th scope="col">{t('lwMelees:man')}</th>
              <th scope="col">{t('lwMelees:dies')}</th>
              {takes && <th scope="col">{t('lwMelees:taken')}</th>}
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                {(takes ? (['dead', 'taken'] as const) : (['dead'] as const)).map((what) => (
                  <td key={what}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={t('lwMelees:choice', {
                          man: nameOf(id),
                          what: t(what === 'dead' ? 'lwMelees:dies' : 'lwMelees:taken'),
                        })}
                        checked={casualties[what].includes(id)}
                        onChange={({ target }) => put(id, what, target.checked)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}
