import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { capital } from '../../words/names';
import { Unbroken } from '../base/Unbroken';

/** A line of a list of forces: its words, and the ids of those whom it chooses. */
export interface Listed {
  /** Distinguishes lines that have the same ids. */
  readonly key?: string;
  readonly words: string;
  readonly ids: readonly string[];
}

interface ForceListProps {
  readonly title: string;
  readonly own: readonly Listed[];
  readonly enemies: readonly Listed[];
  readonly enemiesTitle: string;
  /** The sentence for a side without forces; without one, its list is empty. */
  readonly none?: string;
  readonly chosen: readonly string[];
  readonly folded?: boolean | undefined;
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Renders a list of a side's forces, and one of its enemies' that can be unfolded. If it is `folded`, as in a panel
 * without room, a button opens both in a dialog, which closes with a choice. `onChoose` is called with the ids of the
 * line pressed.
 */
export function ForceList(props: ForceListProps): ReactNode {
  const { title, own, enemies, enemiesTitle, none, chosen, folded = false, onChoose } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const list = (lines: readonly Listed[]): ReactNode =>
    lines.length === 0 && none !== undefined ? (
      <p className="lw-note">{none}</p>
    ) : (
      <ul className="lw-list">
        {lines.map(({ ids, words, key = ids.join() }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={
                ids.length === chosen.length && ids.every((each) => chosen.includes(each))
              }
              onClick={() => {
                setOpen(false);
                onChoose(ids);
              }}
            >
              <Unbroken line={capital(words)} />
            </button>
          </li>
        ))}
      </ul>
    );
  const lists = (
    <>
      {list(own)}
      <details className="lw-more">
        <summary>{enemiesTitle}</summary>
        {list(enemies)}
      </details>
    </>
  );
  return folded ? (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {title}
      </button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        {lists}
      </Dialog>
    </>
  ) : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lists}
    </section>
  );
}
