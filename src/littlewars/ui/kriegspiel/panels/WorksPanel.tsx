import type { ReactNode } from 'react';
import { SECRET_WORKS } from '../../../kriegspiel/secrets';
import { takes } from '../../../kriegspiel/moveState';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Work } from '../../../kriegspiel/things';
import { menNeededFor, workersOf } from '../../../kriegspiel/works';
import { menNamed, menWords, workWords } from '../../../words/kriegspiel/names';
import { capital } from '../../../words/names';
import { centre, placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { HeldNotes } from './HeldNotes';

interface WorksPanelProps {
  /** As its mover may see it, with his secret works while he holds his notes. */
  readonly battle: KriegspielBattle;
  readonly onHoldNotes: (held: boolean) => void;
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Returns a work under way, its men, where they are, and how many moves it still takes: all of them if too few are left
 * at it, as after their march.
 */
function lineOf(battle: KriegspielBattle, work: Work): string {
  const men = menNamed(battle, work.men).filter(({ state }) => state === 'ready');
  const goesOn = workersOf(battle, work).length >= menNeededFor(work);
  return capital(
    t(`lwKriegspielPanels:works.${goesOn ? 'line' : 'anew'}`, {
      work: workWords(battle, work),
      men: menWords(battle, men),
      place: placeWords(battle.country, centre(men.length > 0 ? men : work.at)),
      count: goesOn ? work.takes - work.done : work.takes,
    }),
  );
}

/**
 * Renders the mover's unfinished engineering works (kriegspiel.md 6.1); the secret ones, and the mines that are laid,
 * only while he holds the button of his notes (6.4), which calls `onHoldNotes`. `onChoose` is called with the ids of a
 * work's men.
 */
export function WorksPanel({ battle, onHoldNotes, onChoose }: WorksPanelProps): ReactNode {
  const { works, mines } = battle.kriegspiel;
  const own = works.filter(({ side }) => side === battle.mover);
  const item = (work: Work): ReactNode => (
    <li key={work.id}>
      <button type="button" onClick={() => onChoose(work.men)}>
        {lineOf(battle, work)}
      </button>
    </li>
  );
  const open = own.filter(({ kind }) => !SECRET_WORKS.has(kind));
  const secret = own.filter(({ kind }) => SECRET_WORKS.has(kind));
  const laid = mines.filter(({ side }) => side === battle.mover);
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="kp-works">
          <h2 id="kp-works">{t('lwKriegspielPanels:works.title')}</h2>
          <ul className="lw-list">{open.map(item)}</ul>
        </section>
      )}
      {takes(battle, 'works') && (
        <HeldNotes onHoldNotes={onHoldNotes}>
          {secret.length + laid.length === 0 ? (
            <p className="lw-note">{t('lwKriegspielPanels:notes.none')}</p>
          ) : (
            <>
              {secret.map((work) => (
                <p key={work.id}>{lineOf(battle, work)}</p>
              ))}
              {laid.map(({ id, at }) => (
                <p key={id}>
                  {t('lwKriegspielPanels:notes.mine', { place: placeWords(battle.country, at) })}
                </p>
              ))}
            </>
          )}
        </HeldNotes>
      )}
    </>
  );
}
