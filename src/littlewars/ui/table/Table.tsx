import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createSignal } from '../../../shell/signal';
import { useKeyActs } from '../../../shell/ui/keys';
import { Question } from '../../../shell/ui/Question';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { MOVE } from '../../engine/lengths';
import { firingFaults } from '../../engine/gunnery';
import { meleesAtEnd } from '../../engine/forecast';
import { manOf } from '../../engine/men';
import { controlFaults, gunNamed, isMoving, isUnderOrders } from '../../engine/refusals';
import type { Battle } from '../../engine/types';
import { standingBodies } from '../../game/bodies';
import type { Game } from '../../game/game';
import { seatsOf, viewerOf } from '../../game/seats';
import { nameOf } from '../../words/names';
import { chosenWords } from '../../words/places';
import { lengthWords } from '../../words/lengths';
import { t } from '../../words/t';
import { useChosen, type ChooseMode } from '../base/chosen';
import { sideShown } from '../base/sideShown';
import { lineBelow } from '../../game/settings';
import { useBattle, useSettings } from '../base/useGame';
import { useKeySheet } from '../base/keys/entry';
import { useFocusAfter } from '../base/useFocusAfter';
import type { ShownBody } from '../plan/view';
import type { Measure, PlanHandle, Tool } from '../plan/planProps';
import { shownLines, shownOf, useTable } from './useTable';
import { useCasualties, useFightInView } from './useMelees';
import { useHints } from './useHints';
import { useShots } from './useShots';
import { Panel } from './Panel';
import { Eye } from './Eye';
import { DragPlan } from './DragPlan';
import { useAim } from './useAim';
import type { Aim } from '../../engine/flight';
import '../base/frame.css';
import './table.css';

/**
 * Renders the screen of a battle of Little Wars in progress: the plan, and beside it everything that can be ordered;
 * nothing while the battle is hidden. `onReplay` opens its replay once it is over; null if it is not saved.
 */
export function Table({ game, onReplay = null }: TableProps): ReactNode {
  const battle = useBattle();
  return battle === null ? null : <BattleTable {...{ game, battle, onReplay }} />;
}

interface TableProps {
  readonly game: Game;
  /** Opens the replay of the battle once it is over; null if it is not saved, as in a lesson. */
  readonly onReplay?: (() => void) | null;
}

function BattleTable({
  game,
  battle,
  onReplay,
}: Required<TableProps> & { readonly battle: Battle }): ReactNode {
  const announcer = useAnnouncer();
  const table = useTable(battle);
  const seats = seatsOf(game);
  const isHere = seats[battle.mover].kind === 'person';
  const seenFrom = useSettings((settings) => settings.seenFrom);
  const plan = useRef<PlanHandle>(null);
  // A battle that is opened where a move has just begun shows the gun that may fire; a lesson says what to press.
  const [choice, choose, setChosen] = useChosen(
    (ids) => chosenWords(battle, ids),
    () =>
      onReplay === null || !isHere || !hasJustBegun(game) ? [] : gunsReady(battle).slice(0, 1),
  );
  const [tool, setTool] = useState<Tool>('hand');
  const [ruler, setRuler] = useState<Omit<Measure, 'phase'> | null>(null);
  const [eye, setEye] = useState<string | null>(null);
  /** The battle as the drag would make it, as a signal: who shows it subscribes, and the table is not rerendered. */
  const [wouldBe] = useState(() => createSignal<Battle | null>());
  /** Where the barrel points in the gunner's view while the hand moves it, before the hand rests. */
  const [turned] = useState(() => createSignal<Aim>());
  const shots = useShots(battle, table, eye !== null);
  const melees = meleesAtEnd(battle);
  const chosen = useMemo(
    () =>
      choice.filter((id) => {
        const man = manOf(battle, id);
        return man === undefined ? gunNamed(battle, id) !== undefined : man.state !== 'dead';
      }),
    [battle, choice],
  );
  const gun = chosen.flatMap((id) => gunNamed(battle, id) ?? [])[0];
  const [aim, setAim] = useAim(gun?.id ?? '', gun);
  const bodies = useMemo(() => standingBodies(battle, game.bodies), [battle, game.bodies]);
  const shownBodies = useMemo(
    (): readonly ShownBody[] =>
      bodies.map(({ letter, men }) => ({
        id: letter,
        men: men.map(({ id }) => id),
        name: t('lwTable:body', { letter }),
      })),
    [bodies],
  );
  const casualties = useCasualties(battle, (id) => nameOf(battle, id), table.say);
  useFightInView(battle, plan, casualties.inPanel);
  function chooseOnPlan(ids: readonly string[], mode: ChooseMode): void {
    const [id = ''] = ids;
    if (isHere && ids.length === 1 && casualties.press(id)) return;
    choose(ids, mode);
  }
  /** Scrolls those chosen in a list into view. */
  function chooseInWords(ids: readonly string[]): void {
    setChosen(ids);
    plan.current?.reveal([...battle.men, ...battle.guns].filter(({ id }) => ids.includes(id)));
  }

  const single =
    chosen.length === 1 && gun === undefined ? manOf(battle, chosen[0] ?? '') : undefined;
  const { made, actions } = useMemo(() => shownOf(battle, chosen), [battle, chosen]);
  const reach =
    single === undefined || !isHere || !isMoving(battle) || controlFaults(battle, single).length > 0
      ? null
      : { battle, id: single.id, limit: MOVE[single.arm] };
  const hints = useHints(battle, chosen, isHere && isMoving(battle));
  const measure = ({ from, to, phase }: Measure): void => {
    setRuler(phase === 'cancel' ? null : { from, to });
    if (phase === 'drop') {
      const [x, y] = [to.x - from.x, to.y - from.y];
      const length = Math.sqrt(x * x + y * y);
      table.say(() => t('lwTable:measured', { length: lengthWords(length) }));
    }
  };
  const acts: Readonly<Record<string, () => void>> = {
    u: table.undo,
    'Ctrl+z': table.undo,
    Escape: () => choose([], 'replace'),
    l: () => {
      const taken = tool === 'lasso' ? 'hand' : 'lasso';
      setTool(taken);
      announcer.answer(t(`lwTable:${taken}`));
    },
  };
  useKeyActs((name) => (eye === null ? acts[name] : undefined));
  const [keySheet, openKeys] = useKeySheet('battle');
  const focusPlan = useFocusAfter(plan);
  return (
    <main className="lw-screen" data-side={sideShown(battle)}>
      <div className="lw-field">
        {eye !== null && gun !== undefined ? (
          <Eye
            key={gun.id}
            battle={battle}
            gun={gun}
            aim={aim}
            played={shots.played}
            hints={hints.given}
            onAim={setAim}
            onTurned={turned.send}
            onShown={shots.forget}
            onFire={shots.fire}
            onLeave={() => {
              focusPlan();
              setEye(null);
            }}
          />
        ) : (
          <DragPlan
            battle={battle}
            orders={{
              onMen: table.march,
              onMenAtTime: table.marchNow,
              onGun: table.haul,
              onRefused: table.refused,
              onWouldBe: wouldBe.send,
            }}
            made={made}
            ref={plan}
            country={battle.country}
            men={shots.men}
            guns={battle.guns}
            side={lineBelow(seenFrom, viewerOf(seats, battle.mover))}
            label={t('lwTable:plan')}
            tool={tool}
            chosen={chosen}
            mayChoose={(id) => isUnderOrders(battle, id) || manOf(battle, id) !== undefined}
            mayDrag={(id) => isHere && isUnderOrders(battle, id)}
            nameOf={hints.nameOf}
            hints={hints.shown}
            bodies={shownBodies}
            actions={actions}
            reach={reach}
            melees={melees}
            marks={casualties.marks}
            numbered={casualties.numbered}
            lines={shownLines(battle)}
            ruler={ruler}
            shot={shots.shown}
            onChoose={chooseOnPlan}
            onMeasure={measure}
            onOutside={() => table.say(() => t('lwPlan:outside'), true)}
          />
        )}
      </div>
      <Panel
        {...{ game, battle, table, bodies, chosen, melees, tool, aim }}
        casualtiesOf={casualties.casualtiesOf}
        onWouldBe={wouldBe.subscribe}
        onTurned={turned.subscribe}
        onAim={setAim}
        onTool={(next) => {
          setTool(next);
          setRuler(null);
        }}
        onChoose={chooseInWords}
        onCasualties={casualties.choose}
        onHints={hints.give}
        onLook={
          eye === null || gun === undefined
            ? (id) => {
                // The plan is removed, with any drag on it.
                wouldBe.send(null);
                setEye(id);
              }
            : null
        }
        onFire={shots.fire}
        onReplay={onReplay}
        onKeys={openKeys}
        isShotShown={shots.played !== null}
        onMoved={() => {
          casualties.forget();
          setChosen([]);
          setEye(null);
          shots.forget();
        }}
      />
      {keySheet}
      {table.pending.count > 0 && (
        <Question
          title={t('lwTable:closeGuns.title', { count: table.pending.count })}
          reason={t('lwTable:closeGuns.text')}
          stay={t('lwTable:closeGuns.stay')}
          onStay={table.pending.stay}
          act={t('lwTable:closeGuns.go', { count: table.pending.count })}
          onAct={table.pending.go}
        />
      )}
    </main>
  );
}

/** Returns whether the last order of a battle has begun a move. */
const hasJustBegun = ({ stage }: Game): boolean =>
  stage.name === 'battle' && stage.orders.at(-1)?.kind === 'go';

/** Returns the mover's guns that may fire now as they point, by id. */
const gunsReady = (battle: Battle): readonly string[] =>
  battle.guns.flatMap((gun) => (firingFaults(battle, gun.id, gun).length === 0 ? [gun.id] : []));
