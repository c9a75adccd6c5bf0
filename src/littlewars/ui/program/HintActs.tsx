import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { WorkerFault } from '../../../shell/workerClient';
import { bearingOf } from '../../engine/angles';
import { distance } from '../../engine/lengths';
import type { Order } from '../../engine/orders';
import type { Battle, Man } from '../../engine/types';
import type { Hints } from '../../opponent/hints';
import { roughly } from '../../words/lengths';
import { capital, nameOf } from '../../words/names';
import { countWords, directionWords } from '../../words/places';
import { t } from '../../words/t';
import type { ShownHint } from '../base/shownHint';
import { createProgramClient, openProgramWorker } from './programClient';
import './program.css';

/**
 * One piece of advice, as the plan marks it: a sentence, with its number if it has one, the ids of those whom it chooses
 * when it is pressed, and the orders that carry it out, none if that is left to the player.
 */
interface Hint extends ShownHint {
  readonly words: string;
  readonly chooses: readonly string[];
  readonly orders: readonly Order[];
}

interface HintActsProps {
  readonly battle: Battle;
  /** Called with the advice that is shown, and with an empty list when it no longer is. */
  readonly onHints: (hints: readonly ShownHint[]) => void;
  readonly onChoose: (ids: readonly string[]) => void;
  /** Called with the orders of a melee that the player wants as it is advised. */
  readonly onSend: (orders: readonly Order[]) => void;
}

/**
 * Renders a button that asks for advice to the mover, and the advice: which guns see somebody, in which melees the
 * enemy would lose more, who might serve a gun, and where a gun would see an enemy. `onHints` is called with the
 * advice while it is shown, `onChoose` with the ids of the men or the gun of a piece of advice that is pressed,
 * `onSend` with the orders of a melee.
 */
export function HintActs({ battle, onHints, onChoose, onSend }: HintActsProps): ReactNode {
  const announcer = useAnnouncer();
  const [client] = useState(() => createProgramClient(openProgramWorker));
  useEffect(() => client.stop, [client]);
  const [asked, setAsked] = useState<{
    readonly about: Battle;
    /** Null while it is computed. */
    readonly answer: readonly Hint[] | WorkerFault | null;
  } | null>(null);
  // After another order the advice no longer applies.
  const shown = asked?.about === battle ? asked : null;

  function ask(): void {
    const say = (answer: readonly Hint[] | WorkerFault): void => {
      setAsked({ about: battle, answer });
      announcer.answer(answerWords(answer).join(' '));
    };
    setAsked({ about: battle, answer: null });
    client.ask(
      { is: 'hints', battle: { ...battle, stream: 0 } },
      (answer) => {
        if (answer.is === 'hints') say(hintsOf(battle, answer));
      },
      say,
    );
  }

  const answer = shown?.answer ?? null;
  const hints: readonly Hint[] = Array.isArray(answer) ? answer : NO_HINTS;
  const mark = useEffectEvent(onHints);
  useEffect(() => {
    mark(hints);
    return () => mark([]);
  }, [hints]);
  return (
    <section className="lw-program lw-hints" aria-label={t('lwProgram:hints.title')}>
      <div className="lw-acts row">
        <button type="button" onClick={ask}>
          {t('lwProgram:hints.ask')}
        </button>
      </div>
      {shown !== null && answer === null && <p>{t('lwProgram:hints.thinking')}</p>}
      {hints.map(({ words, chooses, orders }) => (
        <div key={words} className="lw-program-hint stack">
          <button type="button" onClick={() => onChoose(chooses)}>
            {words}
          </button>
          {orders.length > 0 && (
            <button type="button" aria-description={words} onClick={() => onSend(orders)}>
              {t('lwProgram:hints.send', { count: chooses.length })}
            </button>
          )}
        </div>
      ))}
      {hints.length > 0 && <p className="note">{marksWords(hints)}</p>}
      {hints.length === 0 &&
        answer !== null &&
        answerWords(answer).map((words) => <p key={words}>{words}</p>)}
    </section>
  );
}

const NO_HINTS: readonly Hint[] = [];

/** Returns a sentence on how the plan marks those whom some advice names. */
const marksWords = (hints: readonly Hint[]): string =>
  t(`lwProgram:hints.${hints.some(({ enemies }) => enemies.length > 0) ? 'marks' : 'ringed'}`);

/** Returns the advice in sentences, or why there is none. */
const answerWords = (answer: readonly Hint[] | WorkerFault): readonly string[] => {
  if (typeof answer === 'string') return [t('lwProgram:hints.failed')];
  return answer.length === 0
    ? [t('lwProgram:hints.none')]
    : [...answer.map(({ words }) => words), marksWords(answer)];
};

/** A piece of advice that names no enemy, sends no gun anywhere, and is left to the player. */
const BARE = { enemies: [], to: null, number: null, orders: [] } as const;

/** Returns the advice about a battle; several pieces are numbered. */
function hintsOf(battle: Battle, { shots, fights, served, hauls }: Hints): readonly Hint[] {
  const menOf = (ids: readonly string[]): readonly Man[] =>
    battle.men.filter(({ id }) => ids.includes(id));
  const hints: readonly Hint[] = [
    ...shots.map(({ gun, seen, best }) => ({
      ...BARE,
      about: [gun],
      enemies: best,
      chooses: [gun],
      words: t(`lwProgram:hints.${best.length < seen.length ? 'shotBest' : 'shot'}`, {
        gun: capital(nameOf(battle, gun)),
        enemies: countWords(menOf(seen)),
        best: countWords(menOf(best)),
      }),
    })),
    ...fights.map(({ men, against, orders }) => ({
      ...BARE,
      about: men,
      enemies: against,
      chooses: men,
      orders,
      words: t('lwProgram:hints.fight', {
        men: countWords(menOf(men)),
        enemies: countWords(menOf(against)),
        name: nameOf(battle, against[0] ?? ''),
      }),
    })),
    ...served.map(({ gun, men }) => ({
      ...BARE,
      about: [gun, ...men],
      chooses: men,
      words: t('lwProgram:hints.serve', {
        gun: capital(nameOf(battle, gun)),
        men: countWords(menOf(men)),
      }),
    })),
    ...hauls.map(({ gun, to, seen }) => {
      const from = battle.guns.find(({ id }) => id === gun) ?? to;
      const values = {
        gun: capital(nameOf(battle, gun)),
        length: roughly(distance(from, to)),
        direction: directionWords(bearingOf(from, to)),
      };
      return {
        ...BARE,
        about: [gun],
        enemies: seen,
        to,
        chooses: [gun],
        words:
          seen.length === 0
            ? t('lwProgram:hints.nearer', values)
            : t('lwProgram:hints.haul', { ...values, enemies: countWords(menOf(seen)) }),
      };
    }),
  ];
  if (hints.length === 1) return hints;
  return hints.map((hint, i) => ({ ...hint, number: i + 1, words: `${i + 1}. ${hint.words}` }));
}
