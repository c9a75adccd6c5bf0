import type { Board } from '../../engine/board';
import {
  deploy,
  emptyDeployment,
  redeploy,
  reduced,
  setupOfDeployments,
  takeBackUnit,
  unitsLeft,
  type Deployed,
  type Deployment,
} from '../../engine/deployment';
import { other, type Square, type UnitKind } from '../../engine/vocabulary';
import { currentCamp, type Game, type Placing, type Stage } from '../../game/game';
import type { TemplateList } from '../../game/templateList';
import type { Written } from '../../../shell/storage';
import { IDLE, type Store, type Services } from '../state';
import { choiceOfHeld, heldOf, shownFirst, type Held } from '../../game/choice';
import { beginWar } from '../../game/war';
import { leftOver, lots, openingHalf, placed, type Arrangement } from '../../game/deployments';

/** Loaded with the screen of deployments, because few first games seal anything. */
const sealing = () => import('./sealing');

/**
 * Returns the orders that players give before the first turn (`DeploymentOrders`): to place units, seal a deployment,
 * reveal both deployments, and draw lots for the first turn. `saveSealed` saves a game with a sealed deployment.
 */
export function createDeploymentOrders(
  store: Store,
  services: Services,
  saveSealed: (game: Game) => Promise<Written>,
) {
  const get = store.getState;
  /** Each deployment before its last change: dropped with it, as soon as it is sealed. */
  const before = new WeakMap<Deployment, Deployment>();

  function campOf(): Placing | null {
    const { game } = get();
    return game && currentCamp(game);
  }

  const deploymentNow = (): Deployment | null => campOf()?.deployment ?? null;

  function setStage(stage: Stage, more: Partial<ReturnType<typeof get>> = {}): void {
    const { game } = get();
    if (game !== null) store.setState({ ...IDLE, ...more, game: { ...game, stage } });
  }

  function setCamp(change: Partial<Placing>, more: Partial<ReturnType<typeof get>> = {}): void {
    const { game } = get();
    const camp = campOf();
    if (game?.stage.name !== 'deployment' || camp === null) return;
    const { stage } = game;
    const camps = { ...stage.camps, [camp.deployment.side]: { ...camp, ...change } };
    setStage({ ...stage, camps }, more);
  }

  /** Replaces the current deployment by a changed one, or shows why it is refused. */
  function change(
    at: Square | null,
    picked: Held | null,
    deployed: (now: Deployment, board: Board) => Deployed,
  ): void {
    const { game } = get();
    const camp = campOf();
    if (game === null || camp === null) return;
    const result = deployed(camp.deployment, game.board);
    if (!result.ok) {
      store.setState({ refusal: { reasons: result.reasons, at } });
      return;
    }
    const deployment = { ...result.deployment };
    before.set(deployment, camp.deployment);
    setCamp({ deployment }, { choice: choiceOfHeld(picked) });
  }

  /** Returns the current deployment before its last change. */
  function changed(): Deployment | undefined {
    const now = deploymentNow();
    return now === null ? undefined : before.get(now);
  }

  const arrange = (make: Arrangement): void =>
    change(null, null, (now, board) => ({
      ok: true,
      // The new one may contain a whole army.
      deployment: reduced(make(now, services.randomInt, board), now.without),
    }));

  /** The kind stays held as long as the tray has more of it. */
  function place(kind: UnitKind, square: Square): void {
    const now = deploymentNow();
    const more = now !== null && unitsLeft(now)[kind] > 1;
    change(square, more ? { from: 'tray', kind } : null, (to, board) =>
      deploy(board, to, kind, square),
    );
  }

  const move = (from: Square, to: Square): void =>
    change(to, null, (now, board) => redeploy(board, now, from, to));

  /** Shows the held unit on a square, or why it may not be there. */
  function show(board: Board, held: Held, square: Square, now: Deployment): void {
    const result = placed(board, now, held, square);
    store.setState({
      choice: { of: 'held', held, preview: result.ok ? square : null },
      refusal: result.ok ? null : { reasons: result.reasons, at: square },
    });
  }

  return {
    /** Holds a kind from the tray, or puts it down again. */
    holdKind: (kind: UnitKind): void => {
      const picked = heldOf(get().choice);
      const held = picked?.from === 'tray' && picked.kind === kind;
      store.setState({ ...IDLE, choice: choiceOfHeld(held ? null : { from: 'tray', kind }) });
    },

    /**
     * Handles a press on the board: places what is held, or picks up the unit there. With `confirm` (touch) a first
     * press shows it there, and a second places it.
     */
    press: (square: Square, { confirm = false }: { confirm?: boolean } = {}): void => {
      const picked = heldOf(get().choice);
      const { game } = get();
      const now = deploymentNow();
      if (game === null || now === null) return;
      const places = picked !== null && !(picked.from === 'board' && picked.square === square);
      if (places && confirm && shownFirst(get().choice) !== square)
        show(game.board, picked, square, now);
      else if (picked?.from === 'tray') place(picked.kind, square);
      else if (picked?.from === 'board' && places) move(picked.square, square);
      else {
        const takes = picked === null && now.units.some((unit) => unit.square === square);
        store.setState({
          ...IDLE,
          choice: choiceOfHeld(takes ? { from: 'board', square } : null),
        });
      }
    },

    /** Puts down what is held. */
    leave: (): void => store.setState(IDLE),

    /** Handles a drag that ended on a square, or off the board (null), which returns the unit to the tray. */
    drop: (held: Held, square: Square | null): void => {
      if (square === null) {
        if (held.from === 'board') change(null, null, (now) => takeBackUnit(now, held.square));
      } else if (held.from === 'tray') place(held.kind, square);
      else if (held.square !== square) move(held.square, square);
    },

    /** Returns the unit on a square to the tray. */
    putBack: (square: Square): void => change(square, null, (now) => takeBackUnit(now, square)),
    /** Replaces the current deployment by another. */
    arrange,
    clear: (): void => arrange((now) => emptyDeployment(now.side)),
    loadOpening: (id: string): void => arrange((now, _, board) => openingHalf(board, id, now.side)),
    loadDeployment: (deployment: Deployment): void =>
      arrange((now) => (now.side === deployment.side ? deployment : now)),
    /** Undoes the last change, of any kind. */
    undo: (): void => {
      const deployment = changed();
      if (deployment) setCamp({ deployment });
    },
    mayUndo: (): boolean => changed() !== undefined,

    /** Replaces the templates made for this game, which stay with the current deployment. */
    saveDrafts: (drafts: TemplateList): void => {
      const { choice, refusal, sealing } = get();
      setCamp({ drafts }, { choice, refusal, sealing });
    },

    /** Closes the current deployment; does nothing while units are left over. */
    seal: async (): Promise<void> => {
      const { game } = get();
      const now = deploymentNow();
      if (game?.stage.name !== 'deployment' || now === null || leftOver(now) > 0) return;
      if (game.beginning === 'hidden') {
        store.setState({ ...IDLE, curtain: true, sealing: 'underWay' });
        const { seal } = await sealing();
        if (get().game === game) await seal(store, services, saveSealed);
        return;
      }
      const { stage } = game;
      const camps = { ...stage.camps, [now.side]: { state: 'placed', deployment: now } as const };
      if (camps.N.state === 'placed' && camps.S.state === 'placed')
        setStage(lots(camps.N.deployment, camps.S.deployment, game.handicap));
      else setStage({ ...stage, side: other(now.side), camps });
    },

    /** Reveals both armies at once; sides whose seal is broken deploy again. */
    reveal: async (): Promise<void> => (await sealing()).reveal(store, services),

    /** Draws lots for the first turn, once. */
    drawLots: (): void => {
      const { game } = get();
      if (game?.stage.name === 'lots' && game.stage.first === null)
        setStage({ ...game.stage, first: services.randomInt(2) === 0 ? 'N' : 'S' });
    },

    beginWar: (): void => {
      const { game } = get();
      if (game?.stage.name !== 'lots' || game.stage.first === null) return;
      const { armies, first } = game.stage;
      const start = setupOfDeployments(game.board, armies.N, armies.S, first);
      setStage({ name: 'war', war: beginWar(game.board, game.rules, start) });
    },
  };
}

/** The orders that players give before the first turn, as `createDeploymentOrders` returns them. */
export type DeploymentOrders = ReturnType<typeof createDeploymentOrders>;
