import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { createSignal } from '../../../shell/signal';
import { useKeyActs } from '../../../shell/ui/keys';
import { Question } from '../../../shell/ui/Question';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useMedia } from '../../../shell/ui/useMedia';
import { MOVE } from '../../engine/lengths';
import { areCasualtiesOpen, casualtyFaults, meleesNow } from '../../engine/melee';
import { manOf } from '../../engine/men';
import { controlFaults, gunNamed, isMoving, isUnderOrders } from '../../engine/refusals';
import type { Battle, Casualties, Gun, Melee } from '../../engine/types';
import { standingBodies } from '../../game/bodies';
import type { Game } from '../../game/game';
import { chosenWords } from '../../words/places';
import { capital, nameOf } from '../../words/names';
import { lengthWords } from '../../words/lengths';
import { refusalWords } from '../../words/reasons';
import { shotWords } from '../../words/shot';
import { t } from '../../words/t';
import { casualtiesAfter, chosenAfter } from '../base/chosen';
import { sideShown } from '../base/sideShown';
import { lineBelow, shotCounted } from '../../game/settings';
import { useBattle, useBattleStore, useOwnSettings, useSettings } from '../base/useGame';
import { showShot, useShotTime, type PlayedShot } from '../gunner/shotClock';
import type { ChooseMode, Measure, PlanHandle, ShownBody, ShownMark, Tool } from '../plan/view';
import { shownLines, shownOf, useTable } from './useTable';
import { Panel } from './Panel';
import { Eye } from './Eye';
import { HandPlan } from './HandPlan';
import type { Aim } from '../../engine/flight';
import '../base/frame.css';
import './table.css';

/** The battle in progress: the plan, and beside it everything that can be ordered. */
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
  onReplay = null,
}: TableProps & { readonly battle: Battle }): ReactNode {
  const store = useBattleStore();
  const settings = useOwnSettings();
  const announcer = useAnnouncer();
  const table = useTable(battle);
  const seenFrom = useSettings((settings) => settings.seenFrom);
  const plan = useRef<PlanHandle>(null);
  const [choice, setChosen] = useState<readonly string[]>([]);
  const [tool, setTool] = useState<Tool>('hand');
  const [ruler, setRuler] = useState<Omit<Measure, 'phase'> | null>(null);
  const [casualtiesOf, setCasualties] = useState<Readonly<Record<number, Casualties>>>({});
  const [eye, setEye] = useState<string | null>(null);
  const [played, setPlayed] = useState<PlayedShot | null>(null);
  /**
   * The battle as the current drag would make it, as a signal: those that show it subscribe, and the table is not
   * rerendered.
   */
  const [wouldBe] = useState(() => createSignal<Battle | null>());
  /** Where the barrel points in the gunner's view while the hand moves it, before the hand rests. */
  const [turned] = useState(() => createSignal<Aim>());
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const time = useShotTime(played);
  const melees = meleesNow(battle);
  const chosen = useMemo(
    () =>
      choice.filter((id) => {
        const man = manOf(battle, id);
        return man === undefined ? gunNamed(battle, id) !== undefined : man.state !== 'dead';
      }),
    [battle, choice],
  );
  const gun = chosen.flatMap((id) => gunNamed(battle, id) ?? [])[0];
  const [aim, setAim] = useAim(gun);
  const marks = useMemo(
    (): readonly ShownMark[] =>
      battle.phase !== 'melees'
        ? []
        : battle.melees.flatMap(({ number, settled, proposal }) => {
            if (settled) return [];
            const { dead, taken } = casualtiesOf[number] ?? proposal;
            return [
              ...dead.map((id) => ({ id, mark: 'dies' as const })),
              ...taken.map((id) => ({ id, mark: 'taken' as const })),
            ];
          }),
    [battle, casualtiesOf],
  );

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
  // Scrolls a melee that is to be settled into view.
  const settling = battle.phase === 'melees' ? battle.melees.find(({ settled }) => !settled) : null;
  /** Whether the plan was zoomed in on a melee, after which it is shown whole again. */
  const isNear = useRef(false);
  const mayName = settling != null && areCasualtiesOpen(settling);
  const showFight = useEffectEvent(() => {
    const ids = settling?.touching ?? [];
    if (ids.length === 0) return;
    const men = battle.men.filter(({ id }) => ids.includes(id));
    // Men who are to be pressed are shown so large that each can be, and his number read.
    if (mayName) plan.current?.nearer(men);
    plan.current?.reveal(men);
    isNear.current ||= mayName;
  });
  useEffect(() => showFight(), [battle.moves, settling?.number]);
  useEffect(() => {
    if (battle.phase === 'melees' || !isNear.current) return;
    isNear.current = false;
    plan.current?.whole();
  }, [battle.phase]);
  /** The open melees in which the mover chooses who dies or is taken (5.4). */
  const nameable = useMemo(
    () =>
      battle.phase === 'melees'
        ? battle.melees.filter((melee) => !melee.settled && areCasualtiesOpen(melee))
        : [],
    [battle],
  );
  const numbered = useMemo(
    () => nameable.flatMap(({ men }) => [...men.red, ...men.blue]),
    [nameable],
  );
  /** Presses a man of a melee: he dies, is taken, or lives. */
  function name(melee: Melee, id: string): void {
    const casualties = casualtiesAfter(melee, casualtiesOf[melee.number] ?? melee.proposal, id);
    setCasualties({ ...casualtiesOf, [melee.number]: casualties });
    const is = casualties.dead.includes(id)
      ? 'dies'
      : casualties.taken.includes(id)
        ? 'taken'
        : 'lives';
    const faults = refusalWords(battle, casualtyFaults(melee, casualties));
    const words = capital(t(`lwMelees:now.${is}`, { man: nameOf(battle, id) }));
    table.say(`${words} ${faults}`.trim(), faults !== '');
  }
  function chooseOnPlan(ids: readonly string[], mode: ChooseMode): void {
    const [id = ''] = ids;
    const melee = nameable.find(({ men }) => men.red.includes(id) || men.blue.includes(id));
    if (ids.length === 1 && melee !== undefined) {
      name(melee, id);
      return;
    }
    setChosen((now) => chosenAfter(now, ids, mode));
    announcer.answer(chosenWords(battle, chosenAfter(chosen, ids, mode)));
  }
  /** Scrolls those chosen in a list into view. */
  function chooseInWords(ids: readonly string[]): void {
    setChosen(ids);
    plan.current?.reveal([...battle.men, ...battle.guns].filter(({ id }) => ids.includes(id)));
  }

  function fire(id: string, bearing: number, elevation: number): void {
    const outcome = store.give({ kind: 'fire', gun: id, bearing, elevation });
    if (!outcome.ok) {
      table.refused(outcome.reasons);
      return;
    }
    const shot = outcome.battle.shots.at(-1);
    settings.change(shotCounted(settings.getState()));
    // The gunner's view announces its effect once it has been shown.
    if (shot !== undefined) setPlayed(showShot(shot, battle, still));
  }
  const single =
    chosen.length === 1 && gun === undefined ? manOf(battle, chosen[0] ?? '') : undefined;
  const { made, actions } = useMemo(() => shownOf(battle, chosen), [battle, chosen]);
  const reach =
    single === undefined || !isMoving(battle) || controlFaults(battle, single).length > 0
      ? null
      : { battle, id: single.id, limit: MOVE[single.arm] };
  const measure = ({ from, to, phase }: Measure): void => {
    setRuler(phase === 'cancel' ? null : { from, to });
    if (phase === 'drop') {
      const [x, y] = [to.x - from.x, to.y - from.y];
      table.say(t('lwTable:measured', { length: lengthWords(Math.sqrt(x * x + y * y)) }));
    }
  };
  const acts: Readonly<Record<string, () => void>> = {
    u: table.undo,
    'Ctrl+z': table.undo,
    Escape: () => setChosen([]),
    l: () => setTool(tool === 'lasso' ? 'hand' : 'lasso'),
  };
  useKeyActs((name) => (eye === null ? acts[name] : undefined));
  // Without a gunner's view nothing else announces the effect of the shot.
  const message = useEffectEvent(({ before, shot }: PlayedShot) => {
    setPlayed(null);
    table.say(shotWords(before, shot));
  });
  const watched = eye !== null;
  useEffect(() => {
    if (played === null || watched) return;
    return played.clock.subscribe(() => {
      if (played.clock.now() === Infinity) message(played);
    });
  }, [played, watched]);
  // Once men move, the shot no longer covers where they go.
  const shot = played?.shot ?? (battle.phase === 'guns' ? battle.shots.at(-1) : undefined);
  const shown = time === null ? battle : (played?.before ?? battle);

  return (
    <main className="lw-screen" data-side={sideShown(battle)}>
      <div className="lw-field">
        {eye !== null && gun !== undefined ? (
          <Eye
            key={gun.id}
            battle={battle}
            gun={gun}
            aim={aim}
            played={played}
            onAim={setAim}
            onTurned={turned.send}
            onShown={() => setPlayed(null)}
            onFire={fire}
            onLeave={() => setEye(null)}
          />
        ) : (
          <HandPlan
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
            men={shown.men}
            guns={battle.guns}
            side={lineBelow(seenFrom, battle.mover)}
            label={t('lwTable:plan')}
            tool={tool}
            chosen={chosen}
            mayChoose={(id) => isUnderOrders(battle, id) || manOf(battle, id) !== undefined}
            mayDrag={(id) => isUnderOrders(battle, id)}
            nameOf={(id) => capital(nameOf(battle, id))}
            bodies={shownBodies}
            actions={actions}
            reach={reach}
            melees={melees}
            marks={marks}
            numbered={numbered}
            lines={shownLines(battle)}
            ruler={ruler}
            shot={shot === undefined ? null : { shot, time }}
            onChoose={chooseOnPlan}
            onMeasure={measure}
            onOutside={() => table.say(t('lwPlan:outside'), true)}
          />
        )}
      </div>
      <Panel
        {...{ game, battle, table, bodies, chosen, melees, tool, casualtiesOf, aim }}
        onWouldBe={wouldBe.subscribe}
        onTurned={turned.subscribe}
        onAim={setAim}
        onTool={(next) => {
          setTool(next);
          setRuler(null);
        }}
        onChoose={chooseInWords}
        onCasualties={(melee, casualties) =>
          setCasualties({ ...casualtiesOf, [melee]: casualties })
        }
        onLook={
          eye === null || gun === undefined
            ? (id) => {
                // The plan is removed, with any drag on it.
                wouldBe.send(null);
                setEye(id);
              }
            : null
        }
        onFire={fire}
        onReplay={onReplay}
        onMoved={() => {
          setCasualties({});
          setChosen([]);
          setEye(null);
          setPlayed(null);
        }}
      />
      {table.pending.asks && (
        <Question
          title={t('lwTable:closeGuns.title')}
          reason={t('lwTable:closeGuns.text')}
          stay={t('lwTable:closeGuns.stay')}
          onStay={table.pending.stay}
          act={t('lwTable:closeGuns.go')}
          onAct={table.pending.go}
        />
      )}
    </main>
  );
}

const LEVEL: Aim = { bearing: 0, elevation: 0 };

/**
 * Hook: returns the aim of the chosen gun, in thousandths of a degree, and its setter, for the gunner's view and the
 * number fields alike: as the gun stands until one of them turns it, level without a gun. It follows everything that
 * turns the gun itself: a shot, an undone order, another chosen gun.
 */
export function useAim(gun: Gun | undefined): readonly [aim: Aim, setAim: (aim: Aim) => void] {
  const { id, bearing, elevation } = { id: '', ...LEVEL, ...gun };
  const [wanted, setWanted] = useState<{ readonly of: string; readonly aim: Aim } | null>(null);
  const of = `${id} ${bearing} ${elevation}`;
  return [wanted?.of === of ? wanted.aim : { bearing, elevation }, (aim) => setWanted({ of, aim })];
}
