import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Segments } from '../../../../shell/ui/Segments';
import { arrangedSide, frontOfSide } from '../../../battles/kriegspielArrangement';
import { rounded } from '../../../engine/lengths';
import { groundFor } from '../../../engine/settingOut';
import type { Point } from '../../../engine/types';
import { bodyOf } from '../../../kriegspiel/bodies';
import { takes } from '../../../kriegspiel/moveState';
import type { KriegspielOrder } from '../../../kriegspiel/orders';
import type { KriegspielReason } from '../../../kriegspiel/reasons';
import { FORMATIONS, type Formation, type KriegspielBattle } from '../../../kriegspiel/types';
import { bodyLine, formationWords, nameIn, sideOf } from '../../../words/kriegspiel/names';
import { kriegspielRefusalWords } from '../../../words/kriegspiel/refusals';
import { capital } from '../../../words/names';
import { t } from '../../../words/t';
import { useChosen } from '../../base/chosen';
import { Count } from '../../base/Choice';
import { useBattleStore } from '../../base/useGame';
import { Plan } from '../../plan/Plan';
import type { Drawing, PlanAdditions } from '../../plan/view';
import type { Drag } from '../../plan/planProps';
import { ArrangeScreen, useArrangeMessage, type ArrangeProps } from '../../table/ArrangeScreen';
import { ByNumbers } from '../../table/ByNumbers';
import { blockBoxes, blocksOf } from '../plan/bodyShape';
import { AboveMen, BelowMen } from '../plan/drawn';
import { dressIn } from '../plan/dress';
import { marchersOf } from '../../../game/kriegspiel/marchers';
import { MarchLayer } from '../plan/MarchLayer';
import { thingsOf } from '../plan/things';
import { setOutWords, unitWords } from './setOutWords';
import { changedOrders, IN_BODIES, ordersAt, standingOn, UNITS, unitsLeft, usualOf } from './units';
import type { Change, Unit } from './units';
import '../../base/frame.css';
import '../../base/form.css';

/** By how much a press turns those chosen. */
const TURN = 15_000;

/** Returns the first reason of each kind, because every man of a body has one. */
const oneOfEach = (reasons: readonly KriegspielReason[]): readonly KriegspielReason[] =>
  reasons.filter(({ code }, i) => reasons.findIndex((each) => each.code === code) === i);

/**
 * Renders the screen on which one side of Kriegspiel sets out on its own ground: bodies, guns, waggons, boats, trains
 * and the General (kriegspiel.md 2.6). `onSeal` is called when it has finished.
 */
export function ArrangeBodies(props: ArrangeProps): ReactNode {
  const { side } = props;
  const battle = props.battle as KriegspielBattle;
  const store = useBattleStore();
  const { message, say, undo, redo } = useArrangeMessage();
  const [preferred, setPreferred] = useState<Unit>('infantry');
  /** How many men a body has, where it is not the usual number. */
  const [counts, setCounts] = useState<Partial<Record<Unit, number>>>({});
  const [formation, setFormation] = useState<Formation>('ranks');
  const [dragged, setDragged] = useState<Point | null>(null);

  const left = useMemo(
    () => new Map(UNITS.map((unit) => [unit, unitsLeft(battle, side, unit)])),
    [battle, side],
  );
  const leftOf = (unit: Unit): readonly string[] => left.get(unit) ?? [];
  const unit =
    leftOf(preferred).length > 0
      ? preferred
      : (UNITS.find((each) => leftOf(each).length > 0) ?? preferred);
  const count = counts[unit] ?? usualOf(unit);
  const inBodies = IN_BODIES.has(unit) && takes(battle, 'formations');
  const shown = useMemo(() => standingOn(battle), [battle]);
  const blocks = useMemo(() => blocksOf(shown), [shown]);
  const boxes = useCallback((drawing: Drawing) => blockBoxes(blocks, drawing), [blocks]);
  const things = useMemo(() => thingsOf(shown), [shown]);
  const dressOf = useMemo(() => dressIn(battle.kriegspiel), [battle]);
  const missing = [...battle.men, ...battle.guns, ...battle.kriegspiel.waggons].filter(
    (each) => each.side === side && !battle.placed.includes(each.id),
  ).length;

  const own = (id: string): boolean => sideOf(shown, id) === side;
  const groupOf = (id: string): string =>
    shown.kriegspiel.bodies.find(({ men }) => men.includes(id))?.id ?? id;
  const lineOf = (id: string): string => {
    const body = bodyOf(shown, id);
    return capital(body === undefined ? nameIn(shown, id) : bodyLine(shown, body));
  };
  const linesOf = (ids: readonly string[]): string => ids.map((id) => `${lineOf(id)}.`).join(' ');
  const [chosen, choose, setChosen] = useChosen(linesOf);
  const here = chosen.filter(own);
  const figures = here.flatMap((id) => bodyOf(shown, id)?.men ?? [id]);

  function give(orders: readonly KriegspielOrder[]): boolean {
    if (orders.length === 0) {
      say(() => t('lwSettingOut:noneLeft'));
      return false;
    }
    const [first] = store.setOutEach(orders);
    say(() =>
      first === undefined
        ? setOutWords(battle, side, orders)
        : kriegspielRefusalWords(battle, oneOfEach(first.reasons)),
    );
    return first === undefined;
  }
  const place = (at: Point): void => {
    const front = frontOfSide(side);
    give(ordersAt(battle, side, unit, rounded(at), { count, formation, front }));
  };
  const change = (ids: readonly string[], by: Change): void => {
    give(ids.flatMap((id) => changedOrders(shown, id, by)));
  };
  function drag({ ids, from, to, phase }: Drag): void {
    const groups = [...new Set(ids.map(groupOf))];
    if (phase === 'begin') setChosen(groups);
    const by = rounded({ x: to.x - from.x, y: to.y - from.y });
    setDragged(phase === 'move' ? by : null);
    if (phase === 'drop') change(groups, { by });
  }
  /** Takes up men, guns and things; of a body all its men. */
  function takeUp(ids: readonly string[]): void {
    setChosen([]);
    const whom = ids.flatMap((id) => bodyOf(shown, id)?.men ?? [id]);
    store.setOutEach(whom.map((what): KriegspielOrder => ({ kind: 'takeUp', what })));
    say(() => t('lwSettingOut:takenUp', { count: whom.length }));
  }

  const additions: PlanAdditions = {
    things,
    dressOf,
    groupOf,
    boxes,
    below: (drawing) => (
      <>
        <BelowMen {...drawing} {...{ battle: shown, blocks }} chosen={here} notesHeld={false} />
        <MarchLayer
          {...drawing}
          battle={shown}
          previews={[]}
          ghost={dragged === null ? null : { marchers: marchersOf(shown, here), by: dragged }}
          cursor={null}
          path={[]}
        />
      </>
    ),
    above: (drawing) => <AboveMen {...drawing} {...{ battle: shown, blocks }} />,
  };
  const bodiesHere = here.filter((id) => bodyOf(shown, id) !== undefined);
  return (
    <ArrangeScreen
      {...props}
      plan={
        <Plan
          country={battle.country}
          men={shown.men}
          guns={shown.guns}
          side={side}
          label={t('lwSettingOut:plan')}
          tool="hand"
          chosen={figures}
          ground={groundFor(battle, side, 'infantry')}
          mayChoose={own}
          mayDrag={own}
          nameOf={(id) => lineOf(groupOf(id))}
          additions={additions}
          onChoose={(ids, mode) => choose([...new Set(ids.map(groupOf))], mode)}
          onDrag={drag}
          onOutside={() => say(() => t('lwPlan:outside'))}
          onGround={(at) => {
            // While somebody is chosen, a press on the ground only clears the choice, as on every plan.
            if (here.length > 0) return false;
            place(at);
            return true;
          }}
        />
      }
      message={
        message === ''
          ? t(`lwKriegspielTable:settingOut.prompts.${inBodies ? 'body' : 'one'}`)
          : message
      }
      {...{ missing, undo, redo, takeUp }}
      chosen={here}
      unchoose={() => choose([], 'replace')}
      onByItself={() => {
        const { orders, noRoom } = arrangedSide(battle, side);
        if (orders.length > 0) give(orders);
        if (noRoom.length > 0)
          say(() => t('lwKriegspielTable:settingOut.noRoom', { count: noRoom.length }));
      }}
      placed={battle.placed.filter((id) => sideOf(battle, id) === side)}
      tray={
        <>
          <div className="lw-acts row" role="group" aria-label={t('lwSettingOut:tray')}>
            {UNITS.filter((each) => leftOf(each).length > 0).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={unit === each}
                onClick={() => setPreferred(each)}
              >
                {unitWords(each, leftOf(each).length)}
              </button>
            ))}
          </div>
          {inBodies && leftOf(unit).length > 0 && (
            <>
              <Count
                label={t('lwKriegspielTable:settingOut.count')}
                value={Math.min(count, leftOf(unit).length)}
                least={1}
                most={leftOf(unit).length}
                onChange={(men) => setCounts({ ...counts, [unit]: Math.floor(men) })}
              />
              <Segments
                label={t('lwKriegspielTable:settingOut.formation')}
                values={FORMATIONS}
                value={formation}
                words={formationWords}
                onChoose={setFormation}
              />
            </>
          )}
        </>
      }
    >
      {here.length > 0 && (
        <div className="lw-acts row" role="group" aria-label={t('lwSettingOut:chosen')}>
          <p>{linesOf(here)}</p>
          {bodiesHere.length > 0 &&
            FORMATIONS.map((each) => (
              <button
                key={each}
                type="button"
                onClick={() => change(bodiesHere, { formation: each })}
              >
                {capital(formationWords(each))}
              </button>
            ))}
          <button type="button" onClick={() => change(here, { turn: -TURN })}>
            {t('lwKriegspielTable:settingOut.left')}
          </button>
          <button type="button" onClick={() => change(here, { turn: TURN })}>
            {t('lwKriegspielTable:settingOut.right')}
          </button>
          <button type="button" onClick={() => takeUp(here)}>
            {t('lwSettingOut:takeUp')}
          </button>
        </div>
      )}
      {leftOf(unit).length > 0 && <ByNumbers {...{ battle, side }} onPlace={place} />}
    </ArrangeScreen>
  );
}
