import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { stepFrom, type StepKind } from '../../../../src/shell/replay';
import { without } from '../../../../src/shell/route';
import { useKeyActs } from '../../../../src/shell/ui/keys';
import { DWELL, ReplayControls, usePlaying } from '../../../../src/shell/ui/pages/ReplayControls';
import { useAnnouncer } from '../../../../src/shell/ui/useAnnouncer';
import { replay, type Stage } from '../game/game';
import { orderWords, t } from '../words/words';
import { Board } from './Board';
import { useCauseway, useContents } from './useCauseway';

type Played = Extract<Stage, { readonly name: 'play' }>;

/**
 * Renders the replay of the saved game with an id, once it is read; if there is none, goes to headquarters, which say
 * so.
 */
export function ReplayScreen({ id }: { readonly id: string }): ReactNode {
  const { games, navigation } = useCauseway();
  const [read, setRead] = useState<{ readonly id: string; readonly stage: Played } | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const game = await games.gameOf(id).catch(() => null);
      if (!wanted) return;
      if (game?.stage.name === 'play') setRead({ id, stage: game.stage });
      else navigation.replace(without('record'));
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [games, navigation, id]);
  return read?.id === id ? <Replay stage={read.stage} /> : null;
}

function Replay({ stage: { camps, orders } }: { readonly stage: Played }): ReactNode {
  const { store, settings } = useContents();
  const announcer = useAnnouncer();
  const pace = useStore(settings, (now) => now.causewayPace);
  const [at, setAt] = useState(0);
  const { positions } = replay(camps, orders);
  const last = orders.length;
  const turns = orders.flatMap(({ kind }, i) => (kind === 'step' ? [] : [i + 1]));
  const [before, order, position] = [positions[at - 1], orders[at - 1], positions[at]];
  const words =
    before && order && position ? orderWords(before, order, position) : t('causeway:told.start');
  const moment = t('causeway:replay.moment', { at, all: last });

  const { playing, toggle, stop } = usePlaying({
    at,
    last,
    dwell: DWELL[pace],
    onStep: (stepKind) => setAt(stepFrom(at, stepKind, last, turns)),
  });
  const go = (to: number): void => {
    stop();
    setAt(to);
  };
  const stepKind = (name: StepKind): void => go(stepFrom(at, name, last, turns));
  const announce = useEffectEvent(() => announcer.answer(words));
  useEffect(() => announce(), [at]);
  useKeyActs((name) =>
    name === '[' ? () => stepKind('previous') : name === ']' ? () => stepKind('next') : undefined,
  );
  return (
    <main>
      <h1 tabIndex={-1}>{t('causeway:list.replay')}</h1>
      <Board stones={position?.stones ?? new Map()} />
      <p>{words}</p>
      <ReplayControls
        label={t('causeway:replay.through')}
        stepWords={(name) => t(`causeway:replay.stride.${name}`)}
        onStep={stepKind}
        playing={playing}
        onPlay={toggle}
        pace={pace}
        onPace={(causewayPace) => settings.change({ causewayPace })}
        slider={{
          label: t('causeway:replay.slider'),
          text: `${moment}. ${words}`,
          min: 0,
          max: last,
          value: at,
          onChange: go,
        }}
      />
      <button type="button" onClick={() => store.navigation.push({ screen: 'library', id: '' })}>
        {t('causeway:library')}
      </button>
    </main>
  );
}
