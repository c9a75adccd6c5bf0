import type { ReactNode } from 'react';
import { useSentence } from '../../../shell/ui/useSentence';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Reason } from '../../engine/reasons';
import { SIDES, type Battle, type Melee } from '../../engine/types';
import type { Casualties } from '../../engine/meleeTypes';
import { casualtyFaults, areCasualtiesOpen } from '../../engine/melee';
import { meleeWords } from '../../words/results';
import { refusalWords } from '../../words/reasons';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { CasualtyTable } from './CasualtyTable';

interface MeleesPanelProps {
  readonly battle: Battle;
  /** Returns the name of a man with an id. */
  readonly nameOf: (battle: Battle, id: string) => string;
  /** The choices made so far of who dies and who is taken, if they differ from the proposed ones. */
  readonly casualtiesOf: Readonly<Record<number, Casualties>>;
  readonly onCasualties: (melee: number, casualties: Casualties) => void;
}

/**
 * Renders the panel of the melees of the move, one by one (littlewars.md 5.2 to 5.4): the calculation of each, and the
 * mover's choice of who dies and who is taken, with which `onCasualties` is called.
 */
export function MeleesPanel(props: MeleesPanelProps): ReactNode {
  const { battle, nameOf, casualtiesOf, onCasualties } = props;
  const open = battle.melees.filter(({ settled }) => !settled);
  return (
    <section aria-labelledby="lw-melees" className="lw-melees">
      <h2 id="lw-melees">{t('lwMelees:title')}</h2>
      {battle.melees.map((melee) => (
        <OneMelee
          key={melee.number}
          battle={battle}
          nameOf={nameOf}
          melee={melee}
          casualties={casualtiesOf[melee.number] ?? melee.proposal}
          isLast={open.length === 1}
          onCasualties={(casualties) => onCasualties(melee.number, casualties)}
        />
      ))}
    </section>
  );
}

interface OneMeleeProps extends Pick<MeleesPanelProps, 'battle' | 'nameOf'> {
  readonly melee: Melee;
  readonly casualties: Casualties;
  readonly onCasualties: (casualties: Casualties) => void;
}

/**
 * Renders the button that settles the melees of the move: the last unsettled one as the mover has chosen, several as
 * chosen or, without a choice, as proposed. `onRefused` is called with the reasons if one is refused.
 */
export function SettleButton({
  battle,
  casualtiesOf,
  onRefused,
}: Pick<MeleesPanelProps, 'battle' | 'casualtiesOf'> & {
  readonly onRefused: (reasons: readonly Reason[]) => void;
}): ReactNode {
  const store = useBattleStore();
  const orders = battle.melees
    .filter(({ settled }) => !settled)
    .map((melee) => ({ melee, casualties: casualtiesOf[melee.number] ?? melee.proposal }));
  return (
    <button
      type="button"
      data-irreversible
      className="primary lw-great"
      disabled={
        orders.length === 1 &&
        orders.some(({ melee, casualties }) => casualtyFaults(melee, casualties).length > 0)
      }
      onClick={() => {
        const refusals = store.giveEach(
          orders.map(({ melee, casualties }) => ({
            kind: 'settle',
            melee: melee.number,
            casualties,
          })),
        );
        const reasons = refusals.flatMap((each) => each.reasons);
        if (reasons.length > 0) onRefused(reasons);
      }}
    >
      {t(orders.length > 1 ? 'lwMelees:settleAll' : 'lwMelees:settle')}
    </button>
  );
}

function OneMelee({
  battle,
  nameOf,
  melee,
  casualties,
  isLast,
  onCasualties,
}: OneMeleeProps & { readonly isLast: boolean }): ReactNode {
  const store = useBattleStore();
  const announcer = useAnnouncer();
  const [message, setMessage] = useSentence();
  const { number, settled, ties } = melee;
  const faults = casualtyFaults(melee, casualties);
  function settle(): void {
    const outcome = store.give({ kind: 'settle', melee: number, casualties });
    if (!outcome.ok) setMessage(() => refusalWords(battle, outcome.reasons));
    else announcer.answer(t('lwMelees:oneSettled', { number: number + 1 }));
  }
  return (
    <article className="lw-melee" aria-labelledby={`lw-melee-${number}`}>
      <h3 id={`lw-melee-${number}`}>{t('lwMelees:one', { number: number + 1 })}</h3>
      <p>{meleeWords(melee)}</p>
      {settled ? (
        <p className="lw-note">{t('lwMelees:settled')}</p>
      ) : (
        <>
          {ties.map(({ man, melees }) => (
            <label key={man} className="lw-tie">
              {t('lwMelees:tie', { man: nameOf(battle, man) })}
              <select
                value={battle.joined[man] ?? melees[0]}
                onChange={({ target }) =>
                  store.give({ kind: 'join', man, melee: Number(target.value) })
                }
              >
                {melees.map((each) => (
                  <option key={each} value={each}>
                    {t('lwMelees:one', { number: each + 1 })}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {areCasualtiesOpen(melee) && (
            <>
              <p className="lw-note">{t('lwMelees:press')}</p>
              <CasualtyTable
                groups={SIDES.map((side) => ({
                  key: side,
                  ids: melee.men[side],
                  takes: side === melee.smaller && melee.toll.taken > 0,
                }))}
                nameOf={(id) => nameOf(battle, id)}
                {...{ casualties, onCasualties }}
              />
            </>
          )}
          <p role="status" className="lw-refusal">
            {faults.length > 0 ? refusalWords(battle, faults) : message}
          </p>
          {!isLast && (
            <button type="button" data-irreversible disabled={faults.length > 0} onClick={settle}>
              {t('lwMelees:settle')}
            </button>
          )}
        </>
      )}
    </article>
  );
}
