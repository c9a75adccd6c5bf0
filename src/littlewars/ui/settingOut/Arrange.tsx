import { useMemo, useState, type ReactNode } from 'react';
import {
  gunsLeft,
  menLeft,
  defaultArrangement,
  standOn,
  gunsEnclosed,
  gunsUnmanned,
  inBlock,
  inOpenOrder,
  openOrderFrom,
} from '../../battles/arrangement';
import { normalBearing } from '../../engine/angles';
import { LEAST_CREW } from '../../engine/gun';
import { rounded } from '../../engine/lengths';
import { manOf } from '../../engine/men';
import type { Order } from '../../engine/orders';
import { gunNamed } from '../../engine/refusals';
import { groundFor } from '../../engine/settingOut';
import { ARMS, type Arm, type Battle, type Point, type Side } from '../../engine/types';
import { nameOf } from '../../words/names';
import { countWords } from '../../words/places';
import { refusalWords } from '../../words/reasons';
import { t } from '../../words/t';
import { battleShown } from '../../store/state';
import { useBattleStore } from '../base/useGame';
import { useChosen } from '../base/chosen';
import { Segments } from '../../../shell/ui/Segments';
import { Plan } from '../plan/Plan';
import type { ShownAction } from '../plan/view';
import type { Drag, Measure } from '../plan/planProps';
import { ArrangeScreen, useArrangeMessage, type ArrangeProps } from '../table/ArrangeScreen';
import { ByNumbers } from '../table/ByNumbers';
import '../base/frame.css';
import '../base/form.css';

const TOOLS = ['move', 'one', 'line', 'block'] as const;
/** What a press on the field does: `move` men set out, set out `one` man, or draw a `line` or `block` of men. */
type Tool = (typeof TOOLS)[number];
/** What a press on the field sets out: `infantry`, `cavalry` or a `gun`. */
type Kind = Arm | 'gun';

const KINDS: readonly Kind[] = [...ARMS, 'gun'];

interface TrayProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

/**
 * Renders a list of what is left of a force to be set out, by arm, of which one kind is selected; `onKind` is called
 * with the kind pressed.
 */
const Tray = ({ battle, side, kind, onKind }: TrayProps): ReactNode => (
  <div className="lw-acts row" role="group" aria-label={t('lwSettingOut:tray')}>
    {KINDS.map((each) => {
      const left =
        each === 'gun' ? gunsLeft(battle, side).length : menLeft(battle, side, each).length;
      return (
        <button key={each} type="button" aria-pressed={kind === each} onClick={() => onKind(each)}>
          {t(`lwSettingOut:kinds.${each}`, { count: left })}
        </button>
      );
    })}
  </div>
);

/** Returns a sentence on each gun set out without the men who serve it (4.1), or where nobody can ever move it. */
const warningsOf = (battle: Battle, side: Side): readonly string[] => [
  ...gunsUnmanned(battle, side).map(({ gun, near }) =>
    t('lwSettingOut:unmanned', { gun: gun.id, count: near, needed: LEAST_CREW }),
  ),
  ...gunsEnclosed(battle, side).map(({ id }) => t('lwSettingOut:enclosed', { gun: id })),
];

/** Returns the six inches around each gun set out that lacks men (4.1). */
const gunsShown = (battle: Battle, side: Side): readonly ShownAction[] =>
  gunsUnmanned(battle, side).map(({ gun }) => ({ gun: gun.id, crew: [], inAction: false }));

/** Returns which men are chosen, or which guns; empty if none are. */
const chosenWords = (battle: Battle, ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : t('lwSettingOut:chosenAre', {
        what:
          countWords(battle.men.filter(({ id }) => ids.includes(id))) ||
          ids.map((id) => nameOf(battle, id)).join(', '),
      });

/** Returns the kind to be set out: the chosen one, or the other arm if no man of the chosen arm is left. */
const kindToPlace = (battle: Battle, side: Side, picked: Kind): Kind =>
  picked === 'gun' || menLeft(battle, side, picked).length > 0
    ? picked
    : (ARMS.find((arm) => menLeft(battle, side, arm).length > 0) ?? picked);

/**
 * Renders the screen on which one side of Little Wars sets out on its own ground (littlewars.md 2.3). `title` names
 * the player; `onSeal` is called when the side has finished.
 */
export function Arrange(props: ArrangeProps): ReactNode {
  const { battle, side } = props;
  const store = useBattleStore();
  const { message, say, undo, redo } = useArrangeMessage();
  const [tool, setTool] = useState<Tool>('line');
  const [picked, setKind] = useState<Kind>('infantry');
  const kind = kindToPlace(battle, side, picked);
  const [chosen, choose, setChosen] = useChosen((ids) => chosenWords(battle, ids));
  const [drawn, setDrawn] = useState<Omit<Measure, 'phase'> | null>(null);
  const arm = kind === 'gun' ? 'infantry' : kind;
  const men = useMemo(() => battle.men.filter(({ id }) => battle.placed.includes(id)), [battle]);
  const guns = useMemo(() => battle.guns.filter(({ id }) => battle.placed.includes(id)), [battle]);
  const ground = groundFor(battle, side, arm);
  const warnings = useMemo(() => warningsOf(battle, side), [battle, side]);
  const missing = menLeft(battle, side).length + gunsLeft(battle, side).length;
  const own = (id: string): boolean =>
    (manOf(battle, id) ?? gunNamed(battle, id))?.side === side && battle.placed.includes(id);

  function give(orders: readonly Order[]): void {
    const refusals = store.setOutEach(orders);
    const [first] = refusals;
    const after = battleShown(store.state.getState()) ?? battle;
    // A player who sees the panel reads of the guns there.
    const guns = orders.some(({ kind }) => kind === 'placeGun') ? warningsOf(after, side) : [];
    const count = orders.length;
    say(
      () =>
        first === undefined
          ? t('lwSettingOut:stand', { count })
          : refusalWords(battle, first.reasons),
      false,
      guns.join(' '),
    );
  }
  function place(at: Point): void {
    if (kind === 'gun') {
      const [gun] = gunsLeft(battle, side);
      if (gun === undefined) say(() => t('lwSettingOut:noneLeft'));
      else give([{ kind: 'placeGun', gun: gun.id, at, bearing: side === 'red' ? 0 : 180_000 }]);
      return;
    }
    const [man] = menLeft(battle, side, kind);
    if (man === undefined) say(() => t('lwSettingOut:noneLeft'));
    else give([{ kind: 'place', man: man.id, at }]);
  }
  function stand(places: readonly Point[]): void {
    if (kind === 'gun') return;
    const left = menLeft(battle, side, kind);
    const { orders } = standOn(battle, left, places);
    if (left.length === 0) say(() => t('lwSettingOut:noneLeft'));
    else if (orders.length === 0) say(() => t('lwSettingOut:noRoom'));
    else give(orders);
  }
  const drag = (by: Drag): void => {
    if (by.phase !== 'drop') return;
    const shift = { x: by.to.x - by.from.x, y: by.to.y - by.from.y };
    const orders = by.ids.flatMap((id): readonly Order[] => {
      const gun = gunNamed(battle, id);
      const thing = manOf(battle, id) ?? gun;
      if (thing === undefined) return [];
      const at = { x: Math.round(thing.x + shift.x), y: Math.round(thing.y + shift.y) };
      return gun === undefined
        ? [{ kind: 'place', man: id, at }]
        : [{ kind: 'placeGun', gun: id, at, bearing: gun.bearing }];
    });
    give(orders);
  };
  const measure = ({ from, to, phase }: Measure): void => {
    setDrawn(phase === 'begin' || phase === 'move' ? { from, to } : null);
    if (phase === 'drop') {
      const most = menLeft(battle, side, arm).length;
      stand(tool === 'line' ? inOpenOrder(from, to, arm, most) : inBlock(from, to, arm));
    }
  };
  const takeUp = (ids: readonly string[]): void => {
    setChosen([]);
    store.setOutEach(ids.map((what) => ({ kind: 'takeUp', what })));
    say(() => t('lwSettingOut:takenUp', { count: ids.length }));
  };
  const turn = (by: number): void =>
    give(
      chosen.flatMap((id): readonly Order[] => {
        const gun = gunNamed(battle, id);
        return gun === undefined
          ? []
          : [
              {
                kind: 'placeGun',
                gun: id,
                at: { x: gun.x, y: gun.y },
                bearing: normalBearing(gun.bearing + by),
              },
            ];
      }),
    );
  const here = chosen.filter(own);
  return (
    <ArrangeScreen
      {...props}
      plan={
        <Plan
          country={battle.country}
          men={men}
          guns={guns}
          side={side}
          label={t('lwSettingOut:plan')}
          tool={tool === 'move' || tool === 'one' || kind === 'gun' ? 'hand' : 'ruler'}
          chosen={here}
          ground={ground}
          actions={gunsShown(battle, side)}
          ruler={drawn}
          mayChoose={own}
          mayDrag={own}
          nameOf={(id) => nameOf(battle, id)}
          onChoose={choose}
          onDrag={drag}
          onMeasure={measure}
          onOutside={() => say(() => t('lwPlan:outside'))}
          onGround={(at) => {
            if (tool === 'move' && kind !== 'gun') return false;
            place(rounded(at));
            return true;
          }}
        />
      }
      message={
        message === '' ? t(`lwSettingOut:prompts.${kind === 'gun' ? 'gun' : tool}`) : message
      }
      {...{ missing, undo, redo, takeUp }}
      chosen={here}
      unchoose={() => choose([], 'replace')}
      onByItself={() => give(defaultArrangement(battle, side).orders)}
      placed={[...men, ...guns].filter((each) => each.side === side).map(({ id }) => id)}
      tray={
        <>
          <Tray {...{ battle, side, kind }} onKind={setKind} />
          {kind !== 'gun' && (
            <Segments
              label={t('lwSettingOut:tool')}
              values={TOOLS}
              value={tool}
              words={(each) => t(`lwSettingOut:tools.${each}`)}
              onChoose={setTool}
            />
          )}
        </>
      }
    >
      {here.length > 0 && (
        <div className="lw-acts row" role="group" aria-label={t('lwSettingOut:chosen')}>
          <p>{chosenWords(battle, here)}</p>
          <button type="button" onClick={() => takeUp(here)}>
            {t('lwSettingOut:takeUp')}
          </button>
          {here.some((id) => gunNamed(battle, id) !== undefined) && (
            <>
              <button type="button" onClick={() => turn(-5_000)}>
                {t('lwSettingOut:turnLeft')}
              </button>
              <button type="button" onClick={() => turn(5_000)}>
                {t('lwSettingOut:turnRight')}
              </button>
            </>
          )}
        </div>
      )}
      {warnings.map((words) => (
        <p key={words} className="lw-refusal">
          {words}
        </p>
      ))}
      <ByNumbers
        {...{ battle, side }}
        counts={kind !== 'gun'}
        onPlace={(at, count) =>
          kind === 'gun' ? place(at) : stand(openOrderFrom(at, kind, count))
        }
      />
    </ArrangeScreen>
  );
}
