import { useRef, useState, type ReactNode } from 'react';
import { useKeyActs } from '../../../shell/ui/keys';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useSignal } from '../../../shell/ui/useSignal';
import { INCH } from '../../engine/lengths';
import { isOnField } from '../../engine/men';
import { gunNamed, isMoving } from '../../engine/refusals';
import type { Point } from '../../engine/types';
import { playing } from '../../game/kinds';
import type { MarchPreview } from '../../game/kriegspiel/march';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import { isObserved, lineBelow } from '../../game/settings';
import { bodyOf } from '../../kriegspiel/bodies';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import type { Screw } from '../../kriegspiel/shells';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { nameIn } from '../../words/kriegspiel/names';
import { t } from '../../words/t';
import { useChosen, type ChooseMode } from '../base/chosen';
import { sideShown } from '../base/sideShown';
import { useBattleStore, useSettings } from '../base/useGame';
import { useKeySheet } from '../base/keys/entry';
import { useFocusAfter } from '../base/useFocusAfter';
import type { PlanHandle } from '../plan/planProps';
import { useOrdersInView, usePanelBelow } from '../table/panelView';
import { useCasualties, useFightInView } from '../table/useMelees';
import { useAim } from '../table/useAim';
import { shownLines } from '../table/useTable';
import { Chosen, lineOf } from './Chosen';
import { RifleView } from './fire/RifleView';
import { ShellView } from './fire/ShellView';
import { useFire } from './fire/useFire';
import { MovePanel } from './MovePanel';
import { OfficerCall, useOfficers } from './OfficerCall';
import { GeneralLine } from './panels/GeneralLine';
import { Roster } from './panels/Roster';
import { SettleChargeButton, SettleChargePanel } from './panels/SettleChargePanel';
import { SupplyPanel } from './panels/SupplyPanel';
import { WorksPanel } from './panels/WorksPanel';
import { KriegspielPlan } from './plan/KriegspielPlan';
import { useChargeDead } from './useChargeDead';
import { useOrders } from './useOrders';
import { usePreviewedCharges } from './usePreviewedCharges';
import { useViews } from './useViews';

/** The radius of the mark where a place of a work was pressed. */
const PLACE = INCH / 2;

interface FieldProps {
  readonly game: SealedGame;
  /** As both sides may see it. */
  readonly battle: KriegspielBattle;
  readonly onReplay: (() => void) | null;
}

/**
 * Renders the screen of a battle of Kriegspiel in progress: the plan, or the view along a barrel, and beside it
 * everything that can be ordered. `onReplay` opens its replay once it is over; null if it is not saved.
 */
export function Field({ game, battle: known, onReplay }: FieldProps): ReactNode {
  const store = useBattleStore();
  const [notesHeld, setNotesHeld] = useState(false);
  // While the mover holds the key of his notes, the other player looks away (6.4).
  const battle = notesHeld
    ? ((playing(game).shown(game, known.mover) as KriegspielBattle | null) ?? known)
    : known;
  const orders = useOrders(battle);
  const officers = useOfficers(game, battle);
  const seenFrom = useSettings((settings) => settings.seenFrom);
  const hitAgain = useSettings((settings) => settings.hitAgain);
  const observed = useSettings(isObserved);
  const plan = useRef<PlanHandle>(null);
  const field = useRef<HTMLDivElement>(null);
  const [chosen, announceChosen, setChosen] = useChosen((ids) =>
    ids.map((each) => lineOf(battle, each)).join(' '),
  );
  const [looks, setLooks] = useState(false);
  /** How many places are pressed for a work, those that have been, and where it is proposed. */
  const [asked, setAsked] = useState(0);
  const [places, setPlaces] = useState<readonly Point[]>([]);
  const [proposed, setProposed] = useState<readonly Point[]>([]);
  const [screw, setScrew] = useState<Screw>('medium');
  const [id = ''] = chosen;
  const gun = gunNamed(battle, id);
  const body = bodyOf(battle, id);
  const looking = looks && isMoving(battle) && (gun !== undefined || body !== undefined);
  const [aim, setAim] = useAim(id, gun ?? { bearing: body?.front ?? 0, elevation: 0 });
  const fire = useFire(orders.say, looking);
  const melees = useCasualties(battle, (id) => nameIn(battle, id), orders.say);
  const charge = useChargeDead(battle, orders.say);
  const chargePreviews = usePreviewedCharges(battle, chosen);
  const below = usePanelBelow();
  const ordersOf = useOrdersInView(chosen);
  // Panels cache their sentences with their orders for each battle; another language mounts them anew.
  const language = useLanguage();
  useFightInView(battle, plan, melees.inPanel, charge.numbered);
  /** Forgets what belongs to the part of the move that is over. */
  function forget(): void {
    melees.forget();
    fire.forget();
    setNotesHeld(false);
    setLooks(false);
    setChosen([]);
  }
  useSignal(store.onEvent, (event) => {
    if (event.is !== 'order') fire.forget();
    // The clock ends moves and intervals by itself.
    else if (event.order.kind === 'time' || event.order.kind === 'go') forget();
  });

  /** Gives an order to the first of those named, unless another officer commands him (4.1). */
  function giveTo(whom: string, order: KriegspielOrder): void {
    if (officers.otherWords(whom) !== '') {
      orders.say(() => officers.otherWords(whom), true);
      return;
    }
    if (order.kind !== 'shell' && order.kind !== 'rifles') {
      if (orders.give(order) === null) return;
      fire.forget();
      // A body charges once a move: another target would be offered in vain.
      if (order.kind === 'charge') chargePreviews.preview(order.body, undefined);
      // The button that had the focus has left the page with its panel.
      if (order.kind === 'settleCharge') plan.current?.focus();
      return;
    }
    // What it hits is announced once it has been seen.
    const after = orders.give(order, true);
    if (after === null) return;
    fire.show(battle, order, after);
    // On an enlarged page the plan is scrolled away from the fields; a view along a barrel comes into sight itself.
    if (!looking) field.current?.scrollIntoView({ block: 'nearest' });
  }
  const give = (order: KriegspielOrder): void => giveTo(id, order);
  function look(): void {
    orders.forget();
    setLooks(true);
  }
  function askPlaces(count: number): void {
    setAsked(count);
    setPlaces([]);
  }
  function march(previews: readonly MarchPreview[]): void {
    const going = previews.filter(({ charges }) => charges === null);
    for (const { marcher, order, reasons } of going)
      if (order === null) orders.refused(reasons);
      else giveTo(marcher.id, order);
    const targets = previews.flatMap(({ marcher, charges }) =>
      charges === null ? [] : [[marcher.id, charges] as const],
    );
    if (targets.length === 0) return;
    // A charge cannot be undone: it is ordered in the panel. What the others did stays there to be read.
    if (going.length === 0) orders.forget();
    chargePreviews.announce(Object.fromEntries(targets));
  }
  /** Shows the charge on an enemy who is pressed; returns whether that is meant. */
  function pressEnemy(pressed: string): boolean {
    if (body === undefined || chosen.length > 1 || asked > 0 || !isMoving(battle)) return false;
    const whom = chargePreviews.targetOf(body, pressed);
    if (whom === null) return false;
    orders.forget();
    chargePreviews.announce({ [id]: whom });
    return true;
  }
  function choose(ids: readonly string[], mode: ChooseMode): void {
    announceChosen(ids, mode);
    setLooks(false);
    askPlaces(0);
    chargePreviews.forget();
  }
  /** Chooses in a list, and brings whom it chooses in view on the plan. */
  function chooseOnly(ids: readonly string[]): void {
    choose(ids, 'replace');
    const { waggons, transports } = battle.kriegspiel;
    const figures = ids.flatMap((each) => bodyOf(battle, each)?.men ?? [each]);
    plan.current?.reveal(
      [...battle.men.filter(isOnField), ...battle.guns, ...waggons, ...transports].filter(
        ({ id }) => figures.includes(id),
      ),
    );
  }

  const views = useViews(battle, chargePreviews.charges, fire.played === null ? fire.shown : null);
  const acts: Readonly<Record<string, () => void>> = {
    u: orders.undo,
    'Ctrl+z': orders.undo,
    ...views.keys,
    Escape: () => choose([], 'replace'),
  };
  useKeyActs((name) => (looking ? undefined : acts[name]));
  const [keySheet, openKeys] = useKeySheet('kriegspiel');
  const focusPlan = useFocusAfter(plan);
  const made = battle.kriegspiel.charge;
  /** Leaves the view along a barrel for the plan, where keys act. */
  function leave(): void {
    focusPlan();
    setLooks(false);
  }
  const view = { battle, aim, onAim: setAim, give, fire, hitAgain, onLeave: leave };
  return (
    <main className="lw-screen" data-side={sideShown(battle)} data-looking={looking}>
      <div ref={field} className="lw-field">
        {looking && gun !== undefined ? (
          <ShellView
            key={`${language} ${id}`}
            {...view}
            gun={id}
            {...{ screw, observed }}
            onScrew={setScrew}
          />
        ) : looking && body !== undefined ? (
          <RifleView key={`${language} ${id}`} {...view} men={body.men} front={body.front} />
        ) : (
          <KriegspielPlan
            ref={plan}
            battle={battle}
            side={lineBelow(seenFrom, battle.mover)}
            label={t('lwTable:plan')}
            chosen={chosen}
            notesHeld={notesHeld}
            marks={[...melees.marks, ...charge.marks, ...chargePreviews.lost]}
            numbered={[...melees.numbered, ...charge.numbered]}
            lines={shownLines(battle)}
            shot={fire.shown}
            circles={(places.length > 0 ? places : proposed).map((at) => ({
              at,
              radius: PLACE,
              kind: 'place',
            }))}
            below={views.below}
            above={views.above}
            onPress={(pressed) =>
              melees.press(pressed) || charge.press(pressed) || pressEnemy(pressed)
            }
            onGround={(at) => {
              if (asked === 0) return false;
              setPlaces([...places, at].slice(-asked));
              return true;
            }}
            onChoose={choose}
            onUnchosen={() => orders.say(() => t('lwKriegspielPlan:unchosen'), true)}
            onMarch={march}
            onOutside={() => orders.say(() => t('lwPlan:outside'), true)}
          />
        )}
      </div>
      <MovePanel
        {...{ game, battle, orders }}
        casualtiesOf={melees.casualtiesOf}
        onCasualties={melees.choose}
        onMoved={forget}
        onReplay={onReplay}
        onKeys={openKeys}
        settle={
          charge.casualties === null ? null : (
            <SettleChargeButton {...{ battle, give }} casualties={charge.casualties} />
          )
        }
      >
        <OfficerCall
          {...officers}
          call={(number) => {
            orders.forget();
            officers.call(number);
          }}
        />
        {made === null || charge.casualties === null ? (
          <>
            {below && <Roster {...{ battle, chosen }} folded onChoose={chooseOnly} />}
            <div ref={ordersOf} tabIndex={-1} className="stack">
              <Chosen
                key={language}
                {...{ battle, chosen, aim, screw, places, give }}
                onPlaces={askPlaces}
                onProposed={setProposed}
                charges={chargePreviews.previewed}
                onCharge={chargePreviews.preview}
                onAim={setAim}
                onScrew={setScrew}
                onLook={looking ? null : look}
              />
            </div>
            <GeneralLine {...{ battle, give }} />
            {views.buttons}
            {views.showsSupply && <SupplyPanel {...{ battle, give }} onChoose={chooseOnly} />}
            <WorksPanel battle={battle} onHoldNotes={setNotesHeld} onChoose={chooseOnly} />
            {!below && <Roster {...{ battle, chosen }} onChoose={chooseOnly} />}
          </>
        ) : (
          <SettleChargePanel
            key={language}
            battle={battle}
            charge={made}
            casualties={charge.casualties}
            onCasualties={charge.choose}
          />
        )}
      </MovePanel>
      {keySheet}
    </main>
  );
}
