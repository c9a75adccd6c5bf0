import type { CSSProperties, ReactNode } from 'react';
import { recordDay } from '../shell/language/dates';
import { warAt } from '../war/game/past';
import type { Opened } from '../war/game/records';
import { endingSentences, eventSentences, turnSentences } from '../war/words/events';
import { playersSentence, rulesName, stageSentence } from '../war/words/games';
import { theSide } from '../war/words/sentences';
import { t } from '../war/words/t';
import { studyName, type NodeId } from '../war/game/study';
import { CELL, MARGIN, shownSize } from '../war/ui/board/geometry';
import type { Carried } from './reading';
import { BoardTable, Scene, type SceneProps } from './Scene';
import { Marks, Noted, Continuations } from './StudyParts';
import type { ShownStudy } from './study';
import { STEP_KINDS, type StepKind } from '../shell/replay';
import { Attack } from './LastAttack';

/**
 * What the embedded page shows (docs/embed.md): the game (`opened`) or the line of a study (`studied`) read from its
 * address (`carried`); the step `at`, which is the number of actions played before it, 0 for the start; whether the
 * steps advance by themselves (`playing`); whether lines of communication are drawn (`lines`); and the drawn terrain
 * (`ground`).
 */
export interface Shown extends Omit<SceneProps, 'war' | 'position'> {
  readonly opened: Opened;
  readonly carried: Carried;
  /** The shown line of a study; null for a game. */
  readonly studied: ShownStudy | null;
  readonly playing: boolean;
  readonly game: string;
}

/**
 * The callbacks of the embedded page's buttons and keys: `step` goes back or forward by an order, by a turn, or to an
 * end; `goTo` to the step after `at` actions; `goToNode` to a node of the study; `play` starts or pauses automatic
 * steps; `toggleLines` shows or hides the lines of communication.
 */
export interface Orders {
  readonly step: (stepKind: StepKind) => void;
  readonly goTo: (at: number) => void;
  readonly goToNode: (id: NodeId) => void;
  readonly play: () => void;
  readonly toggleLines: () => void;
}

/** The drawings on the buttons: lines and triangles, which do not depend on a font. */
const SIGNS: Readonly<Record<StepKind, string>> = {
  first: 'M6 5v14M19 5 9 12l10 7Z',
  previousTurn: 'M12 5 4 12l8 7ZM20 5l-8 7 8 7Z',
  previous: 'M17 5 7 12l10 7Z',
  next: 'M7 5l10 7-10 7Z',
  nextTurn: 'M4 5l8 7-8 7ZM12 5l8 7-8 7Z',
  last: 'M18 5v14M5 5l10 7-10 7Z',
};
const Sign = ({ path }: { readonly path: string }): ReactNode => (
  <svg viewBox="0 0 24 24" className="embed-sign" aria-hidden="true">
    <path d={path} />
  </svg>
);

/**
 * The whole embedded page (docs/embed.md): title, board, buttons, a sentence on the last action, the notes and
 * continuations of a study, and the sum of the last attack. `shown` is what it shows; its buttons call `orders`.
 */
export function Page({
  shown,
  orders,
}: {
  readonly shown: Shown;
  readonly orders: Orders;
}): ReactNode {
  const { carried, studied, at, orientation, game } = shown;
  const opened = onLine(shown);
  const { war } = opened;
  const position = war.positions[at] ?? war.positions[0];
  const { columns, rows } = shownSize(position.board, orientation);
  const ratio = (columns * CELL + 2 * MARGIN) / (rows * CELL + 2 * MARGIN);
  return (
    <>
      <header className="embed-head row">
        <div>
          <h1>{titleOf(shown)}</h1>
          <p className="note">{factsOf(opened, at, studied !== null)}</p>
        </div>
        <a href={`./${game}`} target="_blank" rel="noopener">
          {t('embed:open')}
        </a>
      </header>
      <div className="embed-room" style={{ '--ratio': String(ratio) } as CSSProperties}>
        <div className="embed-board">
          <Scene {...shown} war={war} position={position} />
          {studied && <Marks key="marks" {...{ studied, at, orientation }} />}
        </div>
      </div>
      <BoardTable position={position} />
      {war.actions.length > 0 && <Controls shown={shown} orders={orders} />}
      <section className="embed-panel">
        <div role="status" className="embed-status" tabIndex={-1}>
          <p>{sentenceOf(opened, at)}</p>
          {studied && <Noted studied={studied} at={at} />}
        </div>
        {studied && <Continuations {...{ studied, at, orders }} />}
        <Fault carried={carried} />
        <Attack opened={opened} at={at} />
      </section>
    </>
  );
}

/** Returns what was opened; of a study the shown line. */
const onLine = ({ opened, studied }: Shown): Opened =>
  studied === null ? opened : { ...opened, war: studied.war };

/** Returns the title of an embedded page: the name of its study, or the players of a game or a study without a name. */
export const titleOf = ({ opened, studied }: Pick<Shown, 'opened' | 'studied'>): string =>
  (studied && studyName(studied.study)) || playersSentence(opened);

/** Returns the facts of a game for display: its tags, its rules and its state at a step. */
function factsOf(opened: Opened, at: number, isStudy: boolean): string {
  const tag = (name: string): string =>
    opened.tags?.find((one) => one.name === name)?.value.replace(/^[?.]+$/, '') ?? '';
  const day = recordDay(tag('Date'));
  const stage = stageSentence({ stage: { name: 'war', war: warAt(opened.war, at) } });
  return [isStudy ? '' : tag('Event'), day, rulesName(opened), stage]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** Returns a sentence for the last action, with its turn. */
function sentenceOf({ war }: Opened, at: number): string {
  const [before, after, action] = [war.positions[at - 1], war.positions[at], war.actions[at - 1]];
  if (before === undefined || after === undefined || action === undefined) {
    const [start] = war.positions;
    const sentences = start.over === null ? turnSentences(start) : endingSentences(start.over);
    return [...(start.turn === 1 ? [t('embed:start')] : []), ...sentences].join(' ');
  }
  const sentences = eventSentences(before, action, after);
  if (action.type === 'endTurn') sentences.unshift(t('embed:endedTurn'));
  return t('embed:at', {
    turn: before.turn,
    side: theSide(before.side),
    events: sentences.join(' '),
  });
}

function Fault({
  carried: { fault, cut, cutVariations },
}: {
  readonly carried: Carried;
}): ReactNode {
  if (fault !== null) return <p className="embed-fault">{t(`embed:fault.${fault}`)}</p>;
  if (cut !== null) return <p className="embed-fault">{t('embed:fault.cut', { turn: cut })}</p>;
  return cutVariations && <p className="embed-fault">{t('embed:fault.cutVariations')}</p>;
}

function Controls({
  shown,
  orders,
}: {
  readonly shown: Shown;
  readonly orders: Orders;
}): ReactNode {
  const { at, playing, lines, studied } = shown;
  const opened = onLine(shown);
  const { war } = opened;
  const last = war.actions.length;
  const button = (stepKind: StepKind): ReactNode => {
    const back = STEP_KINDS.indexOf(stepKind) < 3;
    return (
      <button
        key={stepKind}
        type="button"
        aria-label={t(`embed:${stepKind}`)}
        title={t(`embed:${stepKind}`)}
        aria-disabled={back ? at === 0 : at === last}
        onClick={() => orders.step(stepKind)}
      >
        <Sign path={SIGNS[stepKind]} />
      </button>
    );
  };
  return (
    <div className="embed-controls stack" role="group" aria-label={t('embed:steps')}>
      <div className="embed-buttons">
        {STEP_KINDS.slice(0, 3).map(button)}
        <button
          key="play"
          type="button"
          className="primary"
          aria-label={t(playing ? 'embed:pause' : 'embed:play')}
          title={t(playing ? 'embed:pause' : 'embed:play')}
          onClick={orders.play}
        >
          <Sign path={playing ? 'M7 5v14M17 5v14' : 'M7 4l12 8-12 8Z'} />
        </button>
        {STEP_KINDS.slice(3).map(button)}
      </div>
      <div className="embed-slide row">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('embed:slider')}
          aria-valuetext={sentenceOf(opened, at)}
          onInput={(event) => orders.goTo(Number(event.currentTarget.value))}
        />
        <label>
          <input type="checkbox" checked={lines} onChange={orders.toggleLines} /> {t('embed:lines')}
        </label>
      </div>
      <p className="embed-keys">{`${t('embed:keys')}${studied === null ? '' : ` ${t('embed:study.keys')}`}`}</p>
    </div>
  );
}
