import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Man, Point } from '../../../engine/types';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { WorkKind } from '../../../kriegspiel/things';
import { menNeededFor, type WorkOrder } from '../../../kriegspiel/works';
import { movesFor, WORK_RULES } from '../../../kriegspiel/workRules';
import { SECRET_WORKS } from '../../../kriegspiel/secrets';
import { nameIn, workName } from '../../../words/kriegspiel/names';
import { capital } from '../../../words/names';
import { placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { OrderButtons, type OrdersProps } from './OrderButtons';
import { proposedWork, targetsFor, worksFor } from './workOffers';
import './panels.css';

interface WorkPanelProps extends OrdersProps {
  readonly men: readonly Man[];
  /** The places pressed on the plan for it; none for those that are proposed. */
  readonly at: readonly Point[];
  /** Called when another work is chosen, with how many places may be pressed for it; 0 when the panel closes. */
  readonly onPlaces: (count: number) => void;
  /** Called with the places of the work that would be begun now, to be shown on the plan; none without one. */
  readonly onProposed: (at: readonly Point[]) => void;
}

/** The places, as JSON, of a work that is begun where its men stand. */
const NOWHERE = '[]';

/**
 * Renders the engineering works that chosen men may begin (kriegspiel.md 5.7, 6): which, on what, where, by how many
 * men and in how many moves; nothing if there are none. `at` are the places pressed on the plan for one. `onPlaces` is
 * called with how many may be pressed, `onProposed` with where the work would be, and `give` with the order.
 */
export function WorkPanel(props: WorkPanelProps): ReactNode {
  const { battle, men, at, onPlaces, onProposed, give } = props;
  const [open, setOpen] = useState(false);
  const title = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState<WorkKind | null>(null);
  const [about, setAbout] = useState<string | null>(null);
  const kinds = useMemo(() => (men.length === 0 ? [] : worksFor(battle, men)), [battle, men]);
  const work = wanted !== null && kinds.includes(wanted) ? wanted : null;
  const targets = useMemo(
    () => (work === null ? [] : targetsFor(battle, work, men)),
    [battle, work, men],
  );
  const target = about !== null && targets.includes(about) ? about : (targets[0] ?? null);
  const order = useMemo((): WorkOrder | null => {
    if (work === null) return null;
    const proposed = proposedWork(battle, work, men, target);
    return at.length === WORK_RULES[work].places && at.length > 0 ? { ...proposed, at } : proposed;
  }, [battle, work, men, target, at]);
  // What it takes, and the button that begins it, come below the list.
  useEffect(() => {
    if (work !== null) details.current?.scrollIntoView({ block: 'nearest' });
  }, [work]);
  // By value: the plan that shows them renders this panel again, with an equal order.
  const proposed = order === null ? NOWHERE : JSON.stringify(order.at);
  useEffect(() => {
    if (proposed === NOWHERE) return;
    onProposed(JSON.parse(proposed) as readonly Point[]);
    return () => onProposed([]);
  }, [proposed, onProposed]);
  const orders = order === null ? [] : [{ label: t('lwKriegspielPanels:work.begin'), order }];
  if (kinds.length === 0) return null;
  /** Opens the panel, or closes it and drops the work that was to be begun. */
  function fold(now: boolean): void {
    setOpen(now);
    if (now) return;
    setWanted(null);
    onPlaces(0);
  }
  return (
    <details
      ref={details}
      className="lw-more"
      open={open}
      onToggle={({ currentTarget }) => fold(currentTarget.open)}
    >
      <summary ref={title}>{t('lwKriegspielPanels:work.title')}</summary>
      <div className="stack">
        <label className="kp-field">
          {t('lwKriegspielPanels:work.which')}
          <select
            value={work ?? ''}
            onChange={({ target: { value } }) => {
              const kind = kinds.find((each) => each === value) ?? null;
              setWanted(kind);
              onPlaces(kind === null ? 0 : WORK_RULES[kind].places);
            }}
          >
            <option value="">{t('lwKriegspielPanels:work.choose')}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {capital(workName(each))}
              </option>
            ))}
          </select>
        </label>
        {targets.length > 1 && (
          <label className="kp-field">
            {t('lwKriegspielPanels:work.on')}
            <select value={target ?? ''} onChange={({ target: { value } }) => setAbout(value)}>
              {targets.map((each) => (
                <option key={each} value={each ?? ''}>
                  {capital(nameIn(battle, each ?? ''))}
                </option>
              ))}
            </select>
          </label>
        )}
        {order !== null && <About {...{ battle, order }} pressed={order.at === at} />}
        <OrderButtons
          {...{ battle, orders }}
          give={(begun) => {
            give(begun);
            fold(false);
            // Its button has disappeared with the panel.
            title.current?.focus();
          }}
        />
      </div>
    </details>
  );
}

/** What a work takes, and its place. */
function About({
  battle,
  order: { work, men, target, at },
  pressed,
}: {
  readonly battle: KriegspielBattle;
  readonly order: WorkOrder;
  readonly pressed: boolean;
}): ReactNode {
  const [from, to] = at;
  const moves = movesFor(battle, { kind: work, target, at });
  return (
    <>
      <p>
        {moves !== null &&
          t('lwKriegspielPanels:work.takes', {
            count: moves,
            men: men.length,
            least: menNeededFor({ kind: work, at }),
          })}{' '}
        {SECRET_WORKS.has(work) && t('lwKriegspielPanels:work.secret')}
      </p>
      {from !== undefined && (
        <p className="lw-note">
          {t(pressed ? 'lwKriegspielPanels:work.there' : 'lwKriegspielPanels:work.proposed', {
            place:
              to === undefined
                ? placeWords(battle.country, from)
                : t('lwKriegspielPanels:work.fromTo', {
                    from: placeWords(battle.country, from),
                    to: placeWords(battle.country, to),
                  }),
          })}
        </p>
      )}
    </>
  );
}
